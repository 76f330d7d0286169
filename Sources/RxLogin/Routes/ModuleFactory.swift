import Viper

/// Builds the module of a route.
@MainActor struct ModuleFactory {
    let dependencies: AppDependencies
    let router: any RouterInterface

    /// Builds a module to push; `nil` for routes whose module the router places itself.
    func module(for route: Route) -> BaseWireframe? {
        switch route {
        case .login, .register, .home: nil
        case .sessions: SessionsWireframe(dependencies: dependencies)
        case .shows: ShowsWireframe(dependencies: dependencies, router: router)
        case .show(let id): DetailsWireframe(showID: id, dependencies: dependencies, router: router)
        case .cities: CitiesWireframe(dependencies: dependencies, router: router)
        case .city(let id): WeatherWireframe(cityID: id, dependencies: dependencies, router: router)
        case .statement: StatementWireframe(dependencies: dependencies, router: router)
        }
    }
}
