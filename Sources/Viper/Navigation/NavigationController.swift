import Streams

/// A stack of screens, and the stack presented above it.
///
/// It keeps the wireframe and the view of each of its screens, so taking a screen off frees its whole module, and what
/// the module had in flight is cancelled with it. Every change is made before anybody hears of it, and a change that
/// makes no sense is thrown as a `NavigationError` and changes nothing.
///
///     func open(_ first: BaseWireframe, then second: BaseWireframe) throws {
///         let stack = NavigationController()
///         try stack.setRootWireframe(first)
///         try stack.pushWireframe(second)
///         try stack.popWireframe()
///     }
@MainActor public final class NavigationController {
    private struct Entry {
        let wireframe: BaseWireframe
        let view: any ViewInterface
    }

    private var entries: [Entry] = []
    private let visible = BehaviorRelay<[Screen]>(value: [])
    private let leakProbe: LeakProbe?

    /// The stack presented above this one.
    public private(set) var presented: NavigationController?
    /// The stack this one is presented above.
    public private(set) weak var presenting: NavigationController?

    /// Creates an empty stack, whose modules `leakProbe` looks at when they are taken off.
    public init(leakProbe: LeakProbe? = nil) {
        self.leakProbe = leakProbe
    }
}

extension NavigationController {
    /// The screens of this stack, then those of the stacks presented above it.
    public var screens: [Screen] {
        entries.map { Screen(title: $0.wireframe.title, view: $0.view) } + (presented?.screens ?? [])
    }

    /// The screen on top of everything.
    public var topScreen: Driver<Screen?> { visible.asDriver().map(\.last) }

    /// The titles of all screens, from the bottom to the top.
    public var path: Driver<[String]> { visible.asDriver().map { $0.map(\.title) } }

    /// The stack on top of everything.
    public var topController: NavigationController { presented?.topController ?? self }

    /// The stack under everything.
    public var bottomController: NavigationController { presenting?.bottomController ?? self }
}

// MARK: - Navigation -

extension NavigationController {
    /// Replaces all screens, those of presented stacks included, by one.
    public func setRootWireframe(_ wireframe: BaseWireframe) throws(NavigationError) {
        let entry = try take(wireframe)
        release { stack in
            let gone = stack.entries
            stack.entries = [entry]
            return gone
        }
        enter(entry)
    }

    /// Puts a screen on top of this stack.
    public func pushWireframe(_ wireframe: BaseWireframe) throws(NavigationError) {
        try check(presented == nil, or: .covered, for: wireframe)
        try check(!entries.isEmpty, or: .emptyStack, for: wireframe)
        let entry = try take(wireframe)
        entries.append(entry)
        enter(entry)
    }

    /// Takes the top screen off this stack; the last one stays.
    public func popWireframe() throws(NavigationError) {
        guard presented == nil else { throw .covered }
        guard entries.count > 1 else { throw .nothingToPop }
        release { stack in [stack.entries.removeLast()] }
        changed()
    }

    /// Takes the screens above that of `wireframe` off this stack, with what is presented above them.
    public func popToWireframe(_ wireframe: BaseWireframe) throws(NavigationError) {
        guard let index = entries.firstIndex(where: { $0.wireframe === wireframe }) else { throw .notOnStack }
        guard presented != nil || index < entries.count - 1 else { return }
        release { stack in
            let gone = Array(stack.entries[(index + 1)...])
            stack.entries.removeLast(gone.count)
            return gone
        }
        changed()
    }

    /// Takes all screens but the first off this stack.
    public func popToRootWireframe() throws(NavigationError) {
        guard presented == nil else { throw .covered }
        guard entries.count > 1 else { throw .nothingToPop }
        release { stack in
            let gone = Array(stack.entries[1...])
            stack.entries.removeLast(gone.count)
            return gone
        }
        changed()
    }

    /// Puts a stack above this one.
    public func present(
        _ stack: NavigationController, completion: (@MainActor () -> Void)? = nil
    ) throws(NavigationError) {
        guard presented == nil else { throw .alreadyPresenting }
        guard !entries.isEmpty, !stack.entries.isEmpty else { throw .emptyStack }
        guard stack.presenting == nil, stack !== bottomController else { throw .stackInUse }
        presented = stack
        stack.presenting = self
        changed()
        completion?()
    }

    /// Puts a screen in a stack of its own above this one.
    public func presentWireframe(
        _ wireframe: BaseWireframe, completion: (@MainActor () -> Void)? = nil
    ) throws(NavigationError) {
        try check(presented == nil, or: .alreadyPresenting, for: wireframe)
        try check(!entries.isEmpty, or: .emptyStack, for: wireframe)
        let stack = NavigationController(leakProbe: leakProbe)
        try stack.setRootWireframe(wireframe)
        try present(stack, completion: completion)
    }

    /// Leaves the top screen: takes it off its stack, or closes that stack when the screen is its first one.
    public func goBack() throws(NavigationError) {
        let top = topController
        if top.entries.count > 1 {
            try top.popWireframe()
        } else if top.presenting != nil {
            try top.dismiss()
        } else {
            throw .nothingToPop
        }
    }

    /// Takes off the stack presented above this one, with all above it; asked of a presented stack, that stack itself.
    ///
    /// As everywhere in this family: a screen closes itself by `navigationController?.dismiss()`.
    public func dismiss(completion: (@MainActor () -> Void)? = nil) throws(NavigationError) {
        guard presented != nil || presenting != nil else { throw .nothingPresented }
        let owner = presented == nil ? presenting ?? self : self
        owner.release { _ in [] }
        owner.changed()
        completion?()
    }
}

extension NavigationController {
    private func check(
        _ condition: Bool, or error: NavigationError, for wireframe: BaseWireframe
    ) throws(NavigationError) {
        guard condition else {
            wireframe.discard()
            throw error
        }
    }

    private func take(_ wireframe: BaseWireframe) throws(NavigationError) -> Entry {
        let entry = Entry(wireframe: wireframe, view: try wireframe.takeView())
        wireframe.navigationController = self
        return entry
    }

    private func enter(_ entry: Entry) {
        // The view sets itself up before anybody is told to show it.
        entry.view.viewDidLoad()
        changed()
    }

    /// Takes off what `remove` removes and everything presented above, so that it is freed when this returns.
    private func release(_ remove: (NavigationController) -> [Entry]) {
        let above = presented
        presented = nil
        above?.presenting = nil
        var gone = remove(self)
        var upper = above
        while let stack = upper {
            gone += stack.entries
            stack.entries = []
            upper = stack.presented
            stack.presented = nil
            upper?.presenting = nil
        }
        for entry in gone { entry.wireframe.navigationController = nil }
        // The topmost module goes first.
        while let entry = gone.popLast() { leakProbe?.watch(wireframe: entry.wireframe, view: entry.view) }
    }

    private func changed() {
        visible.accept(screens)
        presenting?.changed()
    }
}
