import Foundation
import ModuleGenerator

StandardStreams.prepare()
let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
let result = GenerateModuleCommand(in: folder).run(Array(CommandLine.arguments.dropFirst()))
exit(StandardStreams.write(result))
