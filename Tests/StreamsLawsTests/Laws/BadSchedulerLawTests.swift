import Streams
import StreamsLaws
import TestSupport
import Testing

/// The laws about schedulers that keep neither time nor order, on operators of clients.
@Suite(.noLeaks) @MainActor struct BadSchedulerLawTests {
    private nonisolated static let laws = OperatorLaw.all.filter { $0.name.hasPrefix("T1") }

    @Test(arguments: laws) func elementsNeedNotAscend(law: OperatorLaw) async {
        let remainders = OperatorUnderTest("remainders()") { inputs in
            inputs[0].map { $0.value % 2 }.observe(on: inputs.scheduler)
        }
        #expect(await law.faults(of: remainders) == [])
    }

    @Test(arguments: laws) func aLongSequenceMayTakeLonger(law: OperatorLaw) async {
        let seconds = OperatorUnderTest("seconds()", sources: 0) { inputs in
            Observable<Int>.interval(.seconds(1), scheduler: inputs.scheduler).take(70)
        }
        #expect(await law.faults(of: seconds) == [])
    }

    /// Which number an element gets depends on whether the tick or the element comes first.
    @Test(arguments: laws) func elementsMayHaveWhatATimerAdds(law: OperatorLaw) async {
        let ticked = OperatorUnderTest("ticked()") { inputs in
            inputs[0].map(\.value).observe(on: inputs.scheduler)
                .withLatestFrom(Observable<Int>.interval(.seconds(1), scheduler: inputs.scheduler)) { $0 * 10 + $1 }
        }
        #expect(await law.faults(of: ticked) == [])
    }

    @Test func elementsKeepTheirOrder() async throws {
        let law = try #require(Self.laws.first { $0.name.contains("newest work first") })
        let hopping = OperatorUnderTest("hopping()") { inputs in
            inputs[0].flatMap { element in
                let scheduler = inputs.scheduler
                return Observable<Int>.create { observer in
                    scheduler.schedule(element.value) {
                        observer.onNext($0)
                        observer.onCompleted()
                        return Disposables.create()
                    }
                }
            }
        }
        #expect(await law.faults(of: hopping) != [])
    }
}
