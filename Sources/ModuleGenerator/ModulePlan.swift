import Foundation

/// The files of a module with their places in a package.
public struct ModulePlan: Sendable {
    let module: GeneratedModule
    let target: String
    /// The files with their texts.
    public let files: [(file: URL, text: String)]
    let nextSteps: [String]

    /// Writes all files, or none if one of them cannot be written.
    func write(replaces: Bool) throws(GeneratorError) { try FileTransaction.write(files, replaces: replaces) }

    /// Describes the files and the next steps.
    func report(isDryRun: Bool, root: URL) -> String {
        let variant = module.variant
        let parts = [variant.kind.rawValue] + variant.partNames + (variant.hasTests ? ["tests"] : [])
        let verb = isDryRun ? "Would generate" : "Generated"
        let paths = files.map { "  " + $0.file.path(below: root) }
        let steps = nextSteps.enumerated().map { "  \($0 + 1). \($1)" }
        return
            (["\(verb) \(module.name.text) (\(parts.joined(separator: ", "))) in the target \(target):"] + paths
            + (steps.isEmpty ? [] : ["", "Next:"] + steps))
            .joined(separator: "\n")
    }
}
