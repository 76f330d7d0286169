import Foundation
import Streams
import StreamsLaws

extension Registry {
    @Operators static var transforming: [OperatorUnderTest] {
        observable("asObservable()") { $0[0].asObservable() }
        observable("map(_:)", closures: 1) { inputs in inputs[0].map { try inputs.pass($0) } }
        observable("compactMap(_:)", closures: 1) { inputs in
            inputs[0].compactMap { try inputs.pass($0) as TrackedElement? }
        }
        observable("enumerated()") { $0[0].enumerated() }
        observable("pairwise()") { $0[0].pairwise() }
        observable("scan(_:accumulator:)", closures: 1) { inputs in
            inputs[0].scan(inputs.element(0)) { try inputs.pass($1) }
        }
        observable("scan(into:accumulator:)", closures: 1) { inputs in
            inputs[0].scan(into: inputs.element(0)) { $0 = try inputs.pass($1) }
        }
        observable("reduce(_:accumulator:)", closures: 1) { inputs in
            inputs[0].reduce(inputs.element(0)) { try inputs.pass($1) }
        }
        observable("reduce(_:accumulator:mapResult:)", closures: 2) { inputs in
            inputs[0].reduce(
                inputs.element(0), accumulator: { try inputs.pass($1) }, mapResult: { try inputs.pass($0, 1) })
        }
        observable("toArray()") { $0[0].toArray() }
        observable("materialize()", handlingErrorsOf: [0]) { $0[0].materialize() }
        observable("dematerialize()") { $0[0].materialize().dematerialize() }
        observable("groupBy(keySelector:)", closures: 1) { inputs in
            inputs[0].groupBy { try inputs.pass($0.value % 2) }.flatMap { group in group }
        }
        observable("groupBy(keySelector:expiringAfter:scheduler:)", closures: 1) { inputs in
            inputs[0].groupBy(
                keySelector: { try inputs.pass($0.value % 2) }, expiringAfter: .seconds(15), scheduler: inputs.scheduler
            ).flatMap { group in group }
        }
        observable("decode(type:decoder:)", closures: 1) { inputs in
            inputs[0].map { _ in Data("1".utf8) }.decode(type: Int.self, decoder: inputs.decoder)
        }
        observable("expand(maxConcurrent:_:)", sources: 2, closures: 1, traits: .subscribesAfterDelivery) { inputs in
            // The elements of the second source are expanded to nothing, so that the sequence ends.
            inputs[0].expand { try inputs.pass($0.value < 3 ? inputs[1].map { _ in inputs.element(3) } : .empty()) }
        }
        observable("flatMap(_:)", sources: 2, closures: 1) { inputs in
            inputs[0].flatMap { _ in try inputs.pass(inputs[1]) }
        }
        observable("flatMapFirst(_:)", sources: 2, closures: 1) { inputs in
            inputs[0].flatMapFirst { _ in try inputs.pass(inputs[1]) }
        }
        observable("flatMapLatest(_:)", sources: 2, closures: 1) { inputs in
            inputs[0].flatMapLatest { _ in try inputs.pass(inputs[1]) }
        }
        observable(
            "flatMapLatest(_:)", "Infallible", sources: 2, closures: 1, handlingErrorsOf: [0, 1], traits: .neverFails
        ) { inputs in
            inputs[0].catchAndReturn(inputs.element(9)).flatMapLatest { _ in inputs.note(inputs.infallible(1)) }
        }
        observable("concatMap(_:)", sources: 2, closures: 1) { inputs in
            inputs[0].concatMap { _ in try inputs.pass(inputs[1]) }
        }
        observable("keeping(_:)") { $0[0].keeping(Registry.$local) }
        observable("withUnretained(_:)") { inputs in inputs[0].withUnretained(Registry.owner).map { $0.1 } }
        observable("withUnretained(_:resultSelector:)", closures: 1, nonThrowing: [0]) { inputs in
            inputs[0].withUnretained(Registry.owner) { inputs.note($1) }
        }
        observable(
            "do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
            closures: 9, nonThrowing: [3, 5, 6, 7, 8]
        ) { inputs in
            inputs[0].do(
                onNext: { _ in try inputs.call(0) }, afterNext: { _ in try inputs.call(1) },
                onError: { _ in try inputs.call(2) },
                afterError: { _ in try inputs.call(3) }, onCompleted: { try inputs.call(4) },
                afterCompleted: { try inputs.call(5) },
                onSubscribe: { inputs.note((), 6) }, onSubscribed: { inputs.note((), 7) },
                onDispose: { inputs.note((), 8) })
        }
    }
}
