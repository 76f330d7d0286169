import Foundation
import TestSupport
import Testing

@testable import ModuleGenerator

@Suite(.noLeaks) struct KnownTypesTests {
    @Test("KnownTypes.streams names the public types of Streams, StreamsTest and Viper") func streams() throws {
        let files = ["Streams", "StreamsTest", "Viper"].flatMap {
            Project.files(below: "Sources/\($0)", suffix: ".swift")
        }
        // Without an indentation, or with the one of a file that is in an #if as a whole.
        let declaration =
            /(?m)^(?:(?: {4})?)(?:@\w+(?:\([^)]*\))? +)*(?:public|open) +(?:[a-z]+ +)*?(?:class|struct|enum|protocol|actor|typealias) +(\w+)/
        let names = try files.flatMap { file in
            let text = try Project.text(file)
            let isConditional = text.hasPrefix("#if")
            return text.matches(of: declaration).filter { isConditional || !$0.output.0.hasPrefix(" ") }
                .map { String($0.output.1) }
        }
        #expect(Set(names) == KnownTypes.streams)
    }
}
