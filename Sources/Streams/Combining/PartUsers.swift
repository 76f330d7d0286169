/// The subscriptions to the result and to the parts of an operator that emits sequences; they share its source.
@usableFromInline struct PartUsers: Sendable {
    private let users: RefCountDisposable
    /// The gate for the source.
    @usableFromInline let gate = SharedGate.forFirst()

    /// - Parameter source: Disposed after the subscriptions to the result and to all parts.
    @usableFromInline init(of source: Lifetime) { users = RefCountDisposable(disposable: source) }

    @usableFromInline var haveEnded: Bool { users.isDisposed }

    @usableFromInline func add(result: Lifetime) {
        // Left after the user has been released: without users, the source does not go on.
        gate?.join(result)
        result.own(users)
    }

    @usableFromInline func add(part: Lifetime) {
        gate?.join(part)
        part.own(users.retain())
    }
}

extension Observable {
    /// Returns a part, whose subscriptions are users of the source.
    @inlinable final func part(of users: PartUsers) -> Observable<Element> {
        Observable { [self] sink in
            users.add(part: sink.lifetime)
            attach(sink)
            users.gate?.membersChanged()
        }
    }
}
