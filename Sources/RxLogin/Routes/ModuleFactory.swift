import Viper

/// Makes the module of a route.
@MainActor struct ModuleFactory {
    let dependencies: AppDependencies
    let router: any RouterInterface

    /// A module to put on the stack; `nil` for those that have a place of their own there.
    func module(for route: Route) -> BaseWireframe? {
        switch route {
        case .login, .register, .home: nil
        case .shows: ShowsWireframe(dependencies: dependencies, router: router)
        case .show(let id): DetailsWireframe(showID: id, dependencies: dependencies, router: router)
        case .cities: CitiesWireframe(dependencies: dependencies, router: router)
        case .city(let id): WeatherWireframe(cityID: id, dependencies: dependencies)
        case .statement: StatementWireframe(dependencies: dependencies, router: router)
        }
    }
}
