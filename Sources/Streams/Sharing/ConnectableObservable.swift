/// A sequence that subscribes to its source when `connect()` is called.
public protocol ConnectableObservableType: ObservableType {
    /// Subscribes to the source, for all observers.
    ///
    /// While it is connected, the same connection is returned. Disposing it disconnects: the observers receive no further
    /// event, and no terminal event either. It can be connected again.
    func connect() -> any Disposable
}

/// The result of `publish`, `replay` and `multicast`: subscribes to its source when `connect()` is called.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    @usableFromInline let subject: @Sendable () -> Observable<Element>
    private let begin: @Sendable () -> any Disposable

    /// - Parameters:
    ///   - attach: attaches an observer to the subject of the current connection; a third closure, which needs no
    ///     allocation if it captures one object.
    ///   - subject: returns that subject.
    @usableFromInline init(
        attach: @escaping Attach<Element>, subject: @escaping @Sendable () -> Observable<Element>,
        connect: @escaping @Sendable () -> any Disposable
    ) {
        self.subject = subject
        begin = connect
        super.init(attach)
    }

    /// Subscribes to the source, for all observers.
    ///
    /// While it is connected, the same connection is returned. Disposing it disconnects.
    public func connect() -> any Disposable { begin() }
}

// It adds two immutable closures to what `Observable` has.
extension ConnectableObservable: @unchecked Sendable where Element: Sendable {}
