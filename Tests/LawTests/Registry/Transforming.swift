import Foundation
import Streams

extension Registry {
    @Recipes static var transforming: [Recipe] {
        Recipe("ObservableType.asObservable()") { b in b[0].asObservable() }
        Recipe("ObservableType.map(_:)", closures: 1) { b in b[0].map { try b.pass($0) } }
        Recipe("ObservableType.compactMap(_:)", closures: 1) { b in b[0].compactMap { try b.pass($0) as Item? } }
        Recipe("ObservableType.enumerated()") { b in b[0].enumerated() }
        Recipe("ObservableType.scan(_:accumulator:)", closures: 1) { b in b[0].scan(b.item(0)) { try b.pass($1) } }
        Recipe("ObservableType.scan(into:accumulator:)", closures: 1) { b in
            b[0].scan(into: b.item(0)) { $0 = try b.pass($1) }
        }
        Recipe("ObservableType.reduce(_:accumulator:)", closures: 1) { b in b[0].reduce(b.item(0)) { try b.pass($1) } }
        Recipe("ObservableType.reduce(_:accumulator:mapResult:)", closures: 2) { b in
            b[0].reduce(b.item(0), accumulator: { try b.pass($1) }, mapResult: { try b.pass($0, 1) })
        }
        Recipe("ObservableType.toArray()") { b in b[0].toArray() }
        Recipe("ObservableType.materialize()", handles: [0]) { b in b[0].materialize() }
        Recipe("ObservableType.dematerialize()") { b in b[0].materialize().dematerialize() }
        Recipe("ObservableType.groupBy(keySelector:)", closures: 1) { b in
            b[0].groupBy { try b.pass($0.value % 2) }.flatMap { group in group }
        }
        Recipe("ObservableType.decode(type:decoder:)", closures: 1) { b in
            b[0].map { _ in Data("1".utf8) }.decode(type: Int.self, decoder: b.decoder)
        }
        Recipe("ObservableType.flatMap(_:)", sources: 2, closures: 1) { b in b[0].flatMap { _ in try b.pass(b[1]) } }
        Recipe("ObservableType.flatMapFirst(_:)", sources: 2, closures: 1) { b in
            b[0].flatMapFirst { _ in try b.pass(b[1]) }
        }
        Recipe("ObservableType.flatMapLatest(_:)", sources: 2, closures: 1) { b in
            b[0].flatMapLatest { _ in try b.pass(b[1]) }
        }
        Recipe(
            "ObservableType.flatMapLatest(_:)", "Infallible", sources: 2, closures: 1, handles: [0, 1],
            traits: .neverFails
        ) { b in b[0].catchAndReturn(b.item(9)).flatMapLatest { _ in b.note(b.infallible(1)) } }
        Recipe("ObservableType.concatMap(_:)", sources: 2, closures: 1) { b in
            b[0].concatMap { _ in try b.pass(b[1]) }
        }
        Recipe("ObservableType.withUnretained(_:)") { b in b[0].withUnretained(Registry.owner).map { $0.1 } }
        Recipe("ObservableType.withUnretained(_:resultSelector:)", closures: 1, quiet: [0]) { b in
            b[0].withUnretained(Registry.owner) { b.note($1) }
        }
        Recipe(
            """
            ObservableType.do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:\
            onDispose:)
            """, closures: 9, quiet: [3, 5, 6, 7, 8]
        ) { b in
            b[0].do(
                onNext: { _ in try b.call(0) }, afterNext: { _ in try b.call(1) }, onError: { _ in try b.call(2) },
                afterError: { _ in try b.call(3) }, onCompleted: { try b.call(4) }, afterCompleted: { try b.call(5) },
                onSubscribe: { b.note((), 6) }, onSubscribed: { b.note((), 7) }, onDispose: { b.note((), 8) })
        }
    }
}
