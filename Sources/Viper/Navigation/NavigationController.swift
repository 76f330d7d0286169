import Streams

/// A stack of screens, and the stack presented above it.
///
/// It retains the wireframe and the view of each of its screens: removing a screen releases its whole module and
/// cancels the requests of the module. Observers are notified after a change is complete. An invalid change throws a
/// `NavigationError` and changes nothing.
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
    /// The stack that presents this one.
    public private(set) weak var presenting: NavigationController?

    /// Creates an empty stack; `leakProbe` checks the modules of removed screens.
    public init(leakProbe: LeakProbe? = nil) {
        self.leakProbe = leakProbe
    }
}

extension NavigationController {
    /// The screens of this stack, then those of the stacks presented above it.
    public var screens: [Screen] {
        entries.map { Screen(title: $0.wireframe.title, view: $0.view) } + (presented?.screens ?? [])
    }

    /// The topmost screen.
    public var topScreen: Driver<Screen?> { visible.asDriver().map(\.last) }

    /// The titles of all screens, from the bottom to the top.
    public var path: Driver<[String]> { visible.asDriver().map { $0.map(\.title) } }

    /// The wireframe of the topmost screen.
    public var topWireframe: BaseWireframe? { topController.entries.last?.wireframe }

    /// The topmost stack.
    public var topController: NavigationController { presented?.topController ?? self }

    /// The bottommost stack.
    public var bottomController: NavigationController { presenting?.bottomController ?? self }
}

// MARK: - Navigation -

extension NavigationController {
    /// Replaces all screens, including those of presented stacks, by one.
    public func setRootWireframe(_ wireframe: BaseWireframe) throws(NavigationError) {
        let entry = try take(wireframe)
        release { stack in
            let gone = stack.entries
            stack.entries = [entry]
            return gone
        }
        enter(entry)
    }

    /// Adds a screen to the top of this stack.
    public func pushWireframe(_ wireframe: BaseWireframe) throws(NavigationError) {
        try check(presented == nil, or: .covered, for: wireframe)
        try check(!entries.isEmpty, or: .emptyStack, for: wireframe)
        let entry = try take(wireframe)
        entries.append(entry)
        enter(entry)
    }

    /// Removes the top screen of this stack, unless it is the only one.
    public func popWireframe() throws(NavigationError) {
        guard presented == nil else { throw .covered }
        guard entries.count > 1 else { throw .nothingToPop }
        release { stack in [stack.entries.removeLast()] }
        changed()
    }

    /// Removes the screen of `wireframe`, the screens above it, and the stacks presented above them.
    ///
    /// Dismisses this stack, if it is presented, for its first screen.
    public func removeWireframe(_ wireframe: BaseWireframe) throws(NavigationError) {
        guard let index = entries.firstIndex(where: { $0.wireframe === wireframe }) else { throw .notOnStack }
        if index > 0 { return try popToWireframe(entries[index - 1].wireframe) }
        guard let presenting else { throw .nothingToPop }
        presenting.dismissPresented()
    }

    /// Removes the screens above that of `wireframe`, and the stacks presented above them.
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

    /// Removes all screens of this stack but the first.
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

    /// Presents a stack above this one.
    public func present(
        _ stack: NavigationController, completion: (@MainActor () -> Void)? = nil
    ) throws(NavigationError) {
        guard presented == nil else { throw .alreadyPresenting }
        guard !entries.isEmpty, !stack.entries.isEmpty else { throw .emptyStack }
        guard stack.presenting == nil, stack !== bottomController else { throw .stackInUse }
        link(stack)
        changed()
        completion?()
    }

    /// Presents a screen above this stack, in a new stack.
    public func presentWireframe(
        _ wireframe: BaseWireframe, completion: (@MainActor () -> Void)? = nil
    ) throws(NavigationError) {
        try check(presented == nil, or: .alreadyPresenting, for: wireframe)
        try check(!entries.isEmpty, or: .emptyStack, for: wireframe)
        let stack = NavigationController(leakProbe: leakProbe)
        let entry = try stack.take(wireframe)
        stack.entries = [entry]
        link(stack)
        // The screen may close itself.
        stack.enter(entry)
        completion?()
    }

    /// Removes the top screen, or dismisses its stack if the screen is the only one.
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

    /// Dismisses the stack presented above this one, with all stacks above it, or this stack if it presents none.
    ///
    /// A screen can therefore dismiss itself by `navigationController?.dismiss()`, as in UIKit.
    public func dismiss(completion: (@MainActor () -> Void)? = nil) throws(NavigationError) {
        guard presented != nil || presenting != nil else { throw .nothingPresented }
        (presented == nil ? presenting ?? self : self).dismissPresented()
        completion?()
    }
}

extension NavigationController {
    private func link(_ stack: NavigationController) {
        presented = stack
        stack.presenting = self
    }

    private func dismissPresented() {
        release { _ in [] }
        changed()
    }

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
        // The view sets itself up before observers are notified.
        entry.view.viewDidLoad()
        changed()
    }

    /// Removes the entries that `remove` returns and all presented stacks; they are released when this returns.
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
        // The topmost module is released first.
        while let entry = gone.popLast() { leakProbe?.watch(wireframe: entry.wireframe, view: entry.view) }
    }

    /// Notifies the observers of this stack and of those below it.
    func changed() {
        visible.accept(screens)
        presenting?.changed()
    }
}
