import Foundation

/// The templates: those of a project's own folder, and the built-in ones for the rest.
public struct TemplateLibrary: Sendable {
    /// The name of the manifest.
    static let manifestName = "Manifest.txt"
    /// The folder in a package whose templates replace the built-in ones.
    public static let ownFolderName = "ModuleTemplates"

    /// The built-in templates by name, embedded so that the executable needs no files at run time.
    static let builtIn: [String: [UInt8]] = [
        manifestName: PackageResources.Manifest_txt,
        "Formatter.swift.template": PackageResources.Formatter_swift_template,
        "Interactor.swift.template": PackageResources.Interactor_swift_template,
        "InteractorTests.swift.template": PackageResources.InteractorTests_swift_template,
        "PlainInterfaces.swift.template": PackageResources.PlainInterfaces_swift_template,
        "PlainPresenter.swift.template": PackageResources.PlainPresenter_swift_template,
        "PlainPresenterTests.swift.template": PackageResources.PlainPresenterTests_swift_template,
        "PlainView.swift.template": PackageResources.PlainView_swift_template,
        "RxInterfaces.swift.template": PackageResources.RxInterfaces_swift_template,
        "RxPresenter.swift.template": PackageResources.RxPresenter_swift_template,
        "RxPresenterTests.swift.template": PackageResources.RxPresenterTests_swift_template,
        "RxView.swift.template": PackageResources.RxView_swift_template,
        "Wireframe.swift.template": PackageResources.Wireframe_swift_template,
        "WireframeTests.swift.template": PackageResources.WireframeTests_swift_template,
    ]

    /// The built-in templates as text, ordered by name.
    static var builtInFiles: [(name: String, text: String)] {
        builtIn.sorted { $0.key < $1.key }.map { ($0.key, String(decoding: $0.value, as: UTF8.self)) }
    }

    /// The folder whose templates replace the built-in ones.
    public let ownFolder: URL?

    /// Creates a library; templates that `ownFolder` does not have are built in.
    public init(ownFolder: URL? = nil) {
        self.ownFolder = ownFolder
    }

    var manifest: Template {
        get throws(GeneratorError) {
            guard let manifest = try template(named: Self.manifestName) else {
                throw .failure("There is no template \(Self.manifestName).")
            }
            return manifest
        }
    }

    /// Returns the template, or `nil` if neither the folder nor the generator has it.
    func template(named name: String) throws(GeneratorError) -> Template? {
        if let file = ownFolder?.appending(path: name), FileManager.default.fileExists(atPath: file.path) {
            guard let data = FileManager.default.contents(atPath: file.path),
                let text = String(data: data, encoding: .utf8)
            else { throw .failure("\(file.path) cannot be read as text in UTF-8.") }
            return Template(file: file.path, text: text)
        }
        return Self.builtIn[name].map { Template(file: "built-in \(name)", text: String(decoding: $0, as: UTF8.self)) }
    }
}
