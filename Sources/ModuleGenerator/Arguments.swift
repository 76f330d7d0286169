/// The arguments of the command.
struct Arguments: Equatable {
    var name: String?
    var kind = Variant.Kind.rx
    var parts = Variant.Parts.none
    var hasTests = true
    var target: String?
    var folder: String?
    var templates: String?
    /// A file with the output of `swift package describe --type json`.
    var package: String?
    var isDryRun = false
    var isForced = false
    var lists = false
    var copiesTemplates = false
    var asksForHelp = false

    init(_ arguments: [String]) throws(GeneratorError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            // Of scalars: a character would include an accent that follows the sign.
            let scalars = argument.unicodeScalars
            let parts = scalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let isOption = scalars.first == "-" && argument != "-"
            if isOption {
                try read(parts[0], attached: parts.count == 2 ? parts[1] : nil, &rest)
            } else {
                try read(argument)
            }
        }
    }

    private mutating func read(_ name: String) throws(GeneratorError) {
        if let first = self.name {
            throw .usage(
                "There are two names, '\(first)' and '\(name)'. Quote a name of two words: '\(first) \(name)'.")
        }
        self.name = name
    }

    private mutating func read(
        _ option: String, attached: String?, _ rest: inout ArraySlice<String>
    ) throws(GeneratorError) {
        func value(_ what: String) throws(GeneratorError) -> String {
            guard let value = attached ?? rest.popFirst(), !value.isEmpty, attached != nil || !value.hasPrefix("--")
            else {
                throw .usage("\(option) needs \(what).")
            }
            return value
        }
        switch option {
        case "--kind":
            let text = try value("a kind: rx or plain")
            guard let kind = Variant.Kind(rawValue: text) else {
                throw .usage("There is no kind '\(text)'. The kinds are rx and plain.")
            }
            self.kind = kind
        case "--with": try readParts(value("parts: interactor, or interactor,formatter"))
        case "--target": target = try value("the name of a target")
        case "--in": folder = try value("a folder")
        case "--templates": templates = try value("a folder of templates")
        case "--package": package = try value("a file")
        default:
            guard attached == nil, let flag = Self.flags[option] else {
                throw .usage("There is no option '\(option)'\(attached == nil ? "" : " with a value").")
            }
            self[keyPath: flag.property] = flag.value
        }
    }

    private mutating func readParts(_ text: String) throws(GeneratorError) {
        for part in text.split(separator: ",").map({ $0.filter { $0 != " " } }) {
            switch part {
            case "interactor": if parts == .none { parts = .interactor }
            // A formatter maps what the interactor loads.
            case "formatter": parts = .interactorAndFormatter
            default: throw .usage("There is no part '\(part)'. The parts are interactor and formatter.")
            }
        }
    }

    private typealias Flag = (property: WritableKeyPath<Arguments, Bool>, value: Bool)

    private static var flags: [String: Flag] {
        [
            "--no-tests": (\.hasTests, false), "--dry-run": (\.isDryRun, true), "--force": (\.isForced, true),
            "--list": (\.lists, true), "--copy-templates": (\.copiesTemplates, true), "--help": (\.asksForHelp, true),
            "-h": (\.asksForHelp, true),
        ]
    }
}
