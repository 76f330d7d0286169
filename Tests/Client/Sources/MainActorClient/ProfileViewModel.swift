import Streams

/// A class of the main actor is `Sendable`, also as an element.
final class Profile {
    var person: Person

    init(_ person: Person) { self.person = person }
}

final class ProfileViewModel {
    private let profile = BehaviorRelay(value: Profile(Person(name: "Ada", age: 36)))
    private let people = BehaviorSubject(value: Person(name: "Ada", age: 36))

    var title: Driver<String> { profile.asDriver().map(\.person.name) }

    /// Key paths to properties of `nonisolated` models are `Sendable`.
    var names: Observable<String> { people.distinctUntilChanged(at: \.name).map(\.name) }

    func show(_ person: Person) {
        people.onNext(person)
        profile.accept(Profile(person))
    }
}
