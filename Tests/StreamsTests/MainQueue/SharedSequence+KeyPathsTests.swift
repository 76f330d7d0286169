import TestSupport
import Testing

@MainActor private final class Item {
    var title: String
    var note: String?
    var isDone: Bool

    init(_ title: String, note: String? = nil, isDone: Bool = false) {
        self.title = title
        self.note = note
        self.isDone = isDone
    }
}

/// The key paths of these tests are not `Sendable`, so the closures of the operators do not accept them.
extension SharedSequenceSuites {
    @Suite(.noLeaks) @MainActor struct SharedSequenceKeyPathsTests {
        private let items = PublishRelay<Item>()
        private let bag = DisposeBag()

        @Test func mapReadsAPropertyOfTheMainActor() {
            let relay = BehaviorRelay(value: Item("one"))
            var titles: [String] = []
            relay.asDriver().map(\.title).drive(onNext: { titles.append($0) }).disposed(by: bag)
            relay.accept(Item("two"))
            #expect(titles == ["one", "two"])
        }

        @Test func compactMapDropsPropertiesThatAreNil() {
            var notes: [String] = []
            items.asSignal().compactMap(\.note).emit(onNext: { notes.append($0) }).disposed(by: bag)
            for note in ["a", nil, "b"] { items.accept(Item("", note: note)) }
            #expect(notes == ["a", "b"])
        }

        @Test func filterDropsElementsWhosePropertyIsFalse() {
            var titles: [String] = []
            items.asSignal().filter(\.isDone).map(\.title).emit(onNext: { titles.append($0) }).disposed(by: bag)
            items.accept(Item("one"))
            items.accept(Item("two", isDone: true))
            #expect(titles == ["two"])
        }
    }
}
