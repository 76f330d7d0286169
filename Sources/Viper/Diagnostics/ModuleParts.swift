/// Finds the parts of a module by reflection, without registration.
@MainActor enum ModuleParts {
    /// Returns the wireframe, the view and the parts that they hold, each once.
    static func found(from view: any ViewInterface, _ wireframe: BaseWireframe) -> [AnyObject] {
        var parts: [AnyObject] = [wireframe, view]
        for presenter in values(of: view).compactMap({ $0 as? any PresenterInterface }) {
            parts.append(presenter)
            let held = values(of: presenter).compactMap(heldByPresenter)
            parts += held
            let repositories = held.filter { $0 is any RepositoryInterface }
            parts += repositories.flatMap(values(of:)).compactMap(heldByPresenter)
        }
        var seen: Set<ObjectIdentifier> = []
        return parts.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private static func heldByPresenter(_ value: Any) -> AnyObject? {
        // Not views: a presenter can hold the views of other modules.
        (value as? any InteractorInterface) ?? (value as? any FormatterInterface)
            ?? (value as? any RepositoryInterface) ?? (value as? any WireframeInterface)
    }

    private static func values(of part: AnyObject) -> [Any] {
        sequence(first: Mirror(reflecting: part), next: \.superclassMirror).flatMap { $0.children.map(\.value) }
    }
}
