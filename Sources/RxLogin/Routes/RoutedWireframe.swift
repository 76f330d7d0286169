import Viper

/// A wireframe that knows the route of its screen.
@MainActor protocol RoutedWireframe: BaseWireframe {
    /// The route that opens the screen.
    var route: Route { get }
}
