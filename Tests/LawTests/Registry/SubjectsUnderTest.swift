import Streams
import StreamsLaws

extension Registry {
    static let subjectsUnderTest = [
        SubjectUnderTest("PublishSubject") { PublishSubject<Int>() },
        SubjectUnderTest("BehaviorSubject", replay: 1) { BehaviorSubject(value: 0) },
        SubjectUnderTest("ReplaySubject of two", replay: 2) { ReplaySubject<Int>.create(bufferSize: 2) },
        SubjectUnderTest("ReplaySubject of all", replay: .max) { ReplaySubject<Int>.createUnbounded() },
        SubjectUnderTest("ReplaySubject of an hour", replay: .max) {
            ReplaySubject<Int>.create(window: .seconds(3_600), scheduler: MainScheduler.instance)
        },
        relay("PublishRelay") { PublishRelay<Int>() },
        relay("BehaviorRelay", replay: 1) { BehaviorRelay(value: 0) },
        relay("ReplayRelay of two", replay: 2) { ReplayRelay<Int>.create(bufferSize: 2) },
        relay("ReplayRelay of all", replay: .max) { ReplayRelay<Int>.createUnbound() },
    ]

    private static func relay<Relay: RelayType & Sendable & SendableMetatype>(
        _ name: String, replay: Int = 0, make: @escaping @Sendable () -> Relay
    ) -> SubjectUnderTest where Relay.Element == Int {
        SubjectUnderTest(
            name, replay: replay,
            makeInstance: {
                let relay = make()
                return SubjectUnderTest.Instance(relay.asObservable()) { relay.accept($0) }
            })
    }
}
