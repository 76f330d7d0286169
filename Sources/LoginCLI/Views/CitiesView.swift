import RxLogin
import Viper

/// The view of Cities: a numbered list.
@MainActor final class CitiesView: ContentView, CitiesViewInterface {
    var presenter: (any CitiesPresenterInterface)?

    private var cities: [City] = []

    func viewDidLoad() { presenter?.viewIsReady() }

    func assignCities(_ cities: [City]) {
        self.cities = cities
        show(
            Page(
                cities.isEmpty
                    ? .text(ViewTexts.noCities, .faint)
                    : .list(cities.map { ("\($0.name), \($0.country)", Route.city(id: $0.id).description) })))
    }

    override var choiceCount: Int { cities.count }
    override var hint: String { choiceCount == 0 ? ViewTexts.contentHint : ViewTexts.listHint }

    override func choose(_ index: Int) {
        guard cities.indices.contains(index) else { return }
        presenter?.showWeather(forCityID: cities[index].id)
    }
}
