/// Owns an object that is used in an isolation domain only, which also releases it.
///
/// The owner itself may be released on any thread: by a source, a subscription or a suspended task.
///
/// Sendable by contract: the object is used in its domain only.
@usableFromInline final class IsolatedOwner<Object: AnyObject>: @unchecked Sendable {
    @usableFromInline let object: Unmanaged<Object>
    private let domain: IsolationDomain

    @usableFromInline init(_ object: Object, _ domain: IsolationDomain) {
        self.object = .passRetained(object)
        self.domain = domain
    }

    /// Calls `body` with the object, in its domain.
    @inlinable func use<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        // The optimizer would release the owner, and thereby the object, before the last use of the object.
        try withExtendedLifetime(self) { try object._withUnsafeGuaranteedRef(body) }
    }

    deinit {
        let object = UncheckedSendable(object)
        domain.run { object.value.release() }
    }
}
