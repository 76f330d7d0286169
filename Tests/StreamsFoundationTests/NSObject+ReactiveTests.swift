import Foundation
import StreamsFoundation
import TestSupport
import Testing

private final class Lamp: NSObject {
    var brightness = 0
}

extension Reactive where Base: NSObject {
    fileprivate var kind: String { "\(type(of: base))" }
}

@Suite(.noLeaks) @MainActor struct NSObjectReactiveTests {
    @Test func everyObjectHasAnExtension() {
        #expect(Lamp().rx.kind == "Lamp")
    }

    @Test func aPropertyIsABinder() {
        let lamp = Lamp()
        _ = Observable.of(1, 2).bind(to: lamp.rx.brightness)
        #expect(lamp.brightness == 2)
    }
}
