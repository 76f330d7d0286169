import Streams

extension Registry {
    /// Subjects and relays, fed by a source while somebody is subscribed.
    @Recipes static var subjects: [Recipe] {
        Recipe("PublishSubject.init()", traits: .shares) { b in b.feeding(PublishSubject()) }
        Recipe("BehaviorSubject.init(value:)", traits: .shares) { b in b.feeding(BehaviorSubject(value: b.item(0))) }
        Recipe("static ReplaySubject.create(bufferSize:)", traits: .shares) { b in b.feeding(.create(bufferSize: 1)) }
        Recipe("static ReplaySubject.createUnbounded()", traits: .shares) { b in b.feeding(.createUnbounded()) }
        Recipe("AsyncSubject.init()", traits: .shares) { b in b.feeding(AsyncSubject()) }
        Recipe("GroupedObservable.init(key:source:)") { b in GroupedObservable(key: 1, source: b[0]) }
        Recipe("GroupedObservable.asObservable()") { b in GroupedObservable(key: 1, source: b[0]).asObservable() }
    }

    @Recipes static var relays: [Recipe] {
        Recipe.relay("PublishRelay.init()") { b in b.feeding(PublishRelay()) { $0.accept($1) } }
        Recipe.relay("PublishRelay.asObservable()") { b in
            b.feeding(PublishRelay()) {
                $0.accept($1)
            } through: {
                $0.asObservable()
            }
        }
        Recipe.relay("RelayType.asInfallible()") { b in
            b.feeding(PublishRelay()) {
                $0.accept($1)
            } through: {
                $0.asInfallible().asObservable()
            }
        }
        Recipe.relay("PublishRelay.asSignal()", traits: .main) { b in
            b.feeding(PublishRelay()) {
                $0.accept($1)
            } through: {
                $0.asSignal().asObservable()
            }
        }
        Recipe.relay("BehaviorRelay.init(value:)") { b in
            b.feeding(BehaviorRelay(value: b.item(0))) { $0.accept($1) }
        }
        Recipe.relay("BehaviorRelay.asObservable()") { b in
            b.feeding(BehaviorRelay(value: b.item(0))) {
                $0.accept($1)
            } through: {
                $0.asObservable()
            }
        }
        Recipe.relay("RelayType.asInfallible()", "Behavior", traits: .variant) { b in
            b.feeding(BehaviorRelay(value: b.item(0))) {
                $0.accept($1)
            } through: {
                $0.asInfallible().asObservable()
            }
        }
        Recipe.relay("BehaviorRelay.asDriver()", traits: .main) { b in
            b.feeding(BehaviorRelay(value: b.item(0))) {
                $0.accept($1)
            } through: {
                $0.asDriver().asObservable()
            }
        }
        Recipe.relay("static ReplayRelay.create(bufferSize:)") { b in
            b.feeding(ReplayRelay.create(bufferSize: 1)) { $0.accept($1) }
        }
        Recipe.relay("static ReplayRelay.createUnbound()") { b in
            b.feeding(ReplayRelay.createUnbound()) { $0.accept($1) }
        }
        Recipe.relay("ReplayRelay.asObservable()") { b in
            b.feeding(ReplayRelay.createUnbound()) {
                $0.accept($1)
            } through: {
                $0.asObservable()
            }
        }
        Recipe.relay("RelayType.asInfallible()", "Replay", traits: .variant) { b in
            b.feeding(ReplayRelay.createUnbound()) {
                $0.accept($1)
            } through: {
                $0.asInfallible().asObservable()
            }
        }
    }
}

extension Recipe {
    /// A relay, which never stops, fed by a source.
    fileprivate static func relay(
        _ symbol: String, _ form: String = "", traits: Traits = [],
        build: @escaping @Sendable (Bench) -> Observable<Item>
    ) -> Recipe {
        Recipe(symbol, form, handles: [0], traits: traits.union([.neverEnds, .neverFails, .shares]), build: build)
    }
}

extension Bench {
    /// A relay that the first source feeds while somebody is subscribed.
    fileprivate func feeding<Relay: ObservableType & Sendable & SendableMetatype>(
        _ relay: Relay, _ accept: @escaping @Sendable (Relay, Item) -> Void,
        through view: (Relay) -> Observable<Item> = { $0.asObservable() }
    ) -> Observable<Item> where Relay.Element == Item {
        let feed = self[0].do(onNext: { accept(relay, $0) }).filter { _ in false }.catch { _ in .empty() }.share()
        return .merge(view(relay), feed)
    }

    /// A subject that is subscribed to the first source by each subscription.
    fileprivate func feeding<Subject: SubjectType & Sendable>(_ subject: Subject) -> Observable<Item>
    where Subject.Element == Item, Subject.Observer == Subject { connected(self[0].multicast(subject)) }

    fileprivate func feeding(_ subject: ReplaySubject<Item>) -> Observable<Item> {
        connected(self[0].multicast(subject))
    }
}
