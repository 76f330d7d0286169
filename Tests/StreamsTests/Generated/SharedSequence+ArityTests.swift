import Streams
import StreamsTest
import TestSupport
import Testing

extension SharedSequenceSuites {
    @Suite(.noLeaks) @MainActor struct SharedSequenceArityTests {
        private let bag = DisposeBag()

        /// What comes of eight relays that begin with the digits 1 to 8, when the first one says `a` and then all the rest `b`.
        private func said(_ make: ([Driver<String>]) -> Driver<String>) -> String {
            let relays = (1...8).map { BehaviorRelay(value: "\($0)") }
            let log = Recorder<String>()
            make(relays.map { $0.asDriver() }).drive(onNext: log.record).disposed(by: bag)
            relays[0].accept("a")
            return log.text
        }

        @Test func combineLatestOfEveryCount() {
            #expect(said { .combineLatest($0[0], $0[1]) { $0 + $1 } } == "12 a2")
            #expect(said { .combineLatest($0[0], $0[1], $0[2]) { $0 + $1 + $2 } } == "123 a23")
            #expect(said { .combineLatest($0[0], $0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 } } == "1234 a234")
            #expect(
                said { .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4].joined() } }
                    == "12345 a2345")
            #expect(
                said { .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5].joined() } }
                    == "123456 a23456")
            #expect(
                said {
                    .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) {
                        [$0, $1, $2, $3, $4, $5, $6].joined()
                    }
                } == "1234567 a234567")
            #expect(
                said {
                    .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
                        [$0, $1, $2, $3, $4, $5, $6, $7].joined()
                    }
                } == "12345678 a2345678")
        }

        @Test func combineLatestInTuplesOfEveryCount() {
            #expect(said { Driver.combineLatest($0[0], $0[1]).map { $0.0 + $0.1 } } == "12 a2")
            #expect(said { Driver.combineLatest($0[0], $0[1], $0[2]).map { $0.0 + $0.2 } } == "13 a3")
            #expect(said { Driver.combineLatest($0[0], $0[1], $0[2], $0[3]).map { $0.0 + $0.3 } } == "14 a4")
            #expect(said { Driver.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]).map { $0.0 + $0.4 } } == "15 a5")
            #expect(
                said { Driver.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]).map { $0.0 + $0.5 } } == "16 a6")
            #expect(
                said { Driver.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]).map { $0.0 + $0.6 } }
                    == "17 a7")
            #expect(
                said {
                    Driver.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]).map { $0.0 + $0.7 }
                } == "18 a8")
        }

        @Test func zipOfEveryCount() {
            #expect(said { .zip($0[0], $0[1]) { $0 + $1 } } == "12")
            #expect(said { .zip($0[0], $0[1], $0[2]) { $0 + $1 + $2 } } == "123")
            #expect(said { .zip($0[0], $0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 } } == "1234")
            #expect(said { .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4].joined() } } == "12345")
            #expect(
                said { .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5].joined() } }
                    == "123456")
            #expect(
                said {
                    .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6].joined() }
                } == "1234567")
            #expect(
                said {
                    .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
                        [$0, $1, $2, $3, $4, $5, $6, $7].joined()
                    }
                } == "12345678")
        }

        @Test func zipInTuplesOfEveryCount() {
            #expect(said { Driver.zip($0[0], $0[1]).map { $0.0 + $0.1 } } == "12")
            #expect(said { Driver.zip($0[0], $0[1], $0[2]).map { $0.0 + $0.2 } } == "13")
            #expect(said { Driver.zip($0[0], $0[1], $0[2], $0[3]).map { $0.0 + $0.3 } } == "14")
            #expect(said { Driver.zip($0[0], $0[1], $0[2], $0[3], $0[4]).map { $0.0 + $0.4 } } == "15")
            #expect(said { Driver.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]).map { $0.0 + $0.5 } } == "16")
            #expect(said { Driver.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]).map { $0.0 + $0.6 } } == "17")
            #expect(
                said { Driver.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]).map { $0.0 + $0.7 } } == "18")
        }

        @Test func signalsAreCombinedToo() {
            let (a, b) = (PublishRelay<Int>(), PublishRelay<Int>())
            let log = Recorder<String>()
            Signal.combineLatest(a.asSignal(), b.asSignal()) { "\($0)\($1)" }.emit(onNext: log.record).disposed(by: bag)
            Signal.zip(a.asSignal(), b.asSignal()) { "z\($0)\($1)" }.emit(onNext: log.record).disposed(by: bag)
            a.accept(1)
            a.accept(2)
            b.accept(3)
            b.accept(4)
            #expect(log.text == "23 z13 24 z24")
        }
    }
}
