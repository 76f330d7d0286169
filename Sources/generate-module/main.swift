import Foundation
import ModuleGenerator

let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
let result = GenerateModuleCommand(in: folder).run(Array(CommandLine.arguments.dropFirst()))
FileHandle.standardOutput.write(Data(result.output.utf8))
FileHandle.standardError.write(Data(result.errors.utf8))
exit(result.status)
