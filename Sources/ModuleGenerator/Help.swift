import Foundation

/// The texts of `--help` and `--list`.
enum Help {
    static let text = """
        usage: swift package generate-module NAME [options]
               swift run generate-module NAME [options]

        Generates the files of a VIPER module in a target, with tests that pass. The words of NAME are separated by
        spaces, hyphens, underscores or capital letters: 'user profile' and user-profile are UserProfile.

          --kind rx|plain            rx: the view and the presenter exchange sequences in configure(with:), the default;
                                     plain: they call methods of each other
          --with interactor          with an interactor, which calls services
          --with formatter           with an interactor, and a formatter, which maps models to items of the view
          --no-tests                 without tests, and without the example that they test
          --target TARGET            the target of the module, if the package has several
          --in DIR                   the folder for the module's folder, in place of Modules in the folder of the target:
                                     Screens, or with its path, Sources/App/Screens; the tests go to the same folder
                                     of the test target
          --dry-run                  print the report, and write nothing
          --force                    replace files that exist
          --templates DIR            use the templates of DIR in place of \(TemplateLibrary.ownFolderName) in the package;
                                     the built-in ones stand in for those that the folder does not have
          --copy-templates           copy the built-in templates to \(TemplateLibrary.ownFolderName), or to the DIR of
                                     --templates, to edit them
          --list                     list the variants with their files, and the folder of the templates
          --package FILE             read the targets from FILE, which has the output of
                                     'swift package describe --type json'; the plugin passes it
          --help                     print this text

        The exit code is 0 for success, 1 for a failure, 2 for wrong arguments, and 3 if the system refuses to write.
        """

    /// Lists the variants with the files that the templates have for them.
    static func variants(of templates: TemplateLibrary) throws(GeneratorError) -> String {
        let name = try ModuleName("Name")
        var blocks: [String] = []
        for variant in Variant.all {
            let module = try GeneratedModule(name, variant, target: "Target", templates: templates)
            let files = (module.sources + module.tests).map { "  \($0.path)" }
            blocks.append(([variant.options] + files).joined(separator: "\n"))
        }
        let source = templates.ownFolder.map { "\($0.path), and built in" } ?? "built in"
        return (blocks + ["Templates: \(source)"]).joined(separator: "\n\n")
    }
}
