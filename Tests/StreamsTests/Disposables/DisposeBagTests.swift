import TestSupport
import Testing

@Suite(.noLeaks) struct DisposeBagTests {
    let log = Recorder<Int>()

    private func disposable(_ number: Int) -> any Disposable {
        Disposables.create { [log] in log.record(number) }
    }

    /// Makes a bag, lets it go, and returns what was disposed then.
    private func disposed(by make: () -> DisposeBag) -> [Int] {
        withExtendedLifetime(make()) { #expect(log.values == []) }
        return log.values
    }

    @Test func aBagThatIsReleasedDisposesInTheOrderOfInsertion() {
        let disposed = disposed {
            let bag = DisposeBag()
            disposable(1).disposed(by: bag)
            bag.insert(disposable(2))
            bag.insert(disposable(3), disposable(4))
            bag.insert([disposable(5), disposable(6)])
            bag.insert {
                disposable(7)
                disposable(8)
            }
            return bag
        }
        #expect(disposed == Array(1...8))
    }

    @Test func aBagMayBeginWithDisposables() {
        #expect(disposed { DisposeBag(disposing: disposable(1), disposable(2)) } == [1, 2])
    }

    @Test func aBagMayBeginWithAnArray() {
        #expect(disposed { DisposeBag(disposing: [disposable(1), disposable(2)]) } == [1, 2])
    }

    @Test func aBagMayBeginWithABlock() {
        let disposed = disposed {
            DisposeBag {
                disposable(1)
                disposable(2)
                disposable(3)
            }
        }
        #expect(disposed == [1, 2, 3])
    }

    @Test func anEmptyBagIsReleased() {
        #expect(disposed { DisposeBag() } == [])
        #expect(disposed { DisposeBag {} } == [])
    }

    @Test func whatTheBagHeldIsLetGoOf() {
        weak var token: BooleanDisposable?
        do {
            let bag = DisposeBag()
            do {
                let strong = BooleanDisposable()
                token = strong
                strong.disposed(by: bag)
            }
            #expect(token != nil)
            withExtendedLifetime(bag) {}
        }
        #expect(token == nil)
    }

    @Test func releasingTheBagCancelsSubscriptions() {
        let subject = PublishSubject<Int>()
        do {
            let bag = DisposeBag()
            subject.subscribe(onNext: log.record).disposed(by: bag)
            subject.onNext(1)
            withExtendedLifetime(bag) {}
        }
        subject.onNext(2)
        #expect(log.values == [1])
        #expect(!subject.hasObservers)
    }
}
