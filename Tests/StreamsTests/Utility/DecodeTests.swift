import Foundation
import TestSupport
import Testing

@Suite(.noLeaks) struct DecodeTests {
    private struct Refusing: DataDecoder {
        func decode<Item>(_ type: Item.Type, from data: Data) throws -> Item where Item: Decodable {
            throw TestError.second
        }
    }

    @Test func propertyListsAreDecoded() throws {
        let data = try PropertyListEncoder().encode([1, 2])
        let result = Observable.just(data).decode(type: [Int].self, decoder: PropertyListDecoder()).eventsAtOnce
        #expect(result == [.next([1, 2]), .completed])
    }

    @Test func whatCannotBeDecodedFailsIt() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([
            .next(210, Data("[1]".utf8)), .next(220, Data("?".utf8)), .completed(250),
        ])
        let result = scheduler.start { xs.decode(type: [Int].self, decoder: JSONDecoder()) }
        #expect(result.events.map(\.time) == [210, 220])
        #expect(result.events.last?.value.error is DecodingError)
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func anyDecoderServes() {
        let result = Observable.just(Data()).decode(type: Int.self, decoder: Refusing()).eventsAtOnce
        #expect(result == [.error(TestError.second)])
        #expect(Observable<Data>.empty().decode(type: Int.self, decoder: Refusing()).eventsAtOnce == [.completed])
    }
}
