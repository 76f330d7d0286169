import TestSupport

extension Race {
    static let actions = [
        actionRace(.queueing, "cancel") { $0.cancel() },
        actionRace(.replacing, "cancel") { $0.cancel() },
        actionRace(.ignoring, "execute") { $0.execute(3) },
        actionRace(.queueing, "execute") { $0.execute(3) },
        actionRace(.replacing, "execute") { $0.execute(3) },
    ]

    private static func actionRace(
        _ policy: ActionPolicy, _ name: String, _ third: @escaping @Sendable (Action<Int, Int>) -> Void
    ) -> Race {
        Race("Action, \(policy): execute, execute, \(name)") { round in
            let (begun, over) = (Counter(), Counter())
            let action = Action<Int, Int>(policy: policy) { input in
                .create { observer in
                    begun.increment()
                    observer.onNext(input * 10)
                    observer.onNext(input * 10 + 1)
                    observer.onCompleted()
                    return Disposables.create { over.increment() }
                }
            }
            // 1 when it begins to execute, 0 when it is idle, and the elements.
            let log = Recorder<Int>()
            let bag = DisposeBag()
            action.isExecuting.skip(1).subscribe(onNext: { log.record($0 ? 1 : 0) }).disposed(by: bag)
            action.elements.subscribe(onNext: { log.record($0) }).disposed(by: bag)
            round.thread("executes") { action.execute(1) }
            round.thread("executes") { action.execute(2) }
            round.thread(name) { third(action) }
            round.after {
                round.expect(begun.value == over.value, "\(begun.value) executions began, \(over.value) are over")
                round.expect(isInOrder(log.values), "told \(log.values)")
                withExtendedLifetime((action, bag)) {}
            }
        }
    }

    /// Whether executions begin and end by turns, and the second element of each follows the first one.
    private static func isInOrder(_ log: [Int]) -> Bool {
        var last = 0
        for next in log {
            switch next {
            case 1: if last != 0 { return false }
            case 0: if last == 0 { return false }
            case let element where element % 10 == 1: if last != element - 1 { return false }
            default: if last == 0 { return false }
            }
            last = next
        }
        return last == 0
    }
}
