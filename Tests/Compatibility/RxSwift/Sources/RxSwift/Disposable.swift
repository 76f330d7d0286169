// A stand-in needs no documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol Disposable {
    func dispose()
}

public enum Disposables {
    public static func create(_ dispose: @escaping () -> Void = {}) -> any Disposable { Teardown(action: dispose) }

    private struct Teardown: Disposable {
        let action: () -> Void

        func dispose() { action() }
    }
}

public final class DisposeBag {
    fileprivate var disposables: [any Disposable] = []

    public init() {}

    deinit { for disposable in disposables { disposable.dispose() } }
}

extension Disposable {
    public func disposed(by bag: DisposeBag) { bag.disposables.append(self) }
}
