import RxLogin
import TestSupport

/// Shows whose answers come when the test says so.
final class ShowServiceDouble: ShowServiceable {
    let calls: StrictCalls
    let lists = Answers<[Show]>()
    let found = Answers<Show>()
    let reviews = Answers<[Review]>()
    let added = Answers<Review>()

    init(expecting: Set<String> = []) { calls = StrictCalls(expecting: expecting) }

    func shows() -> Single<[Show]> {
        calls.record()
        return lists.single
    }

    func show(withID id: Int) -> Single<Show> {
        calls.record(#function, "\(id)")
        return found.single
    }

    func reviews(ofShow id: Int) -> Single<[Review]> {
        calls.record(#function, "\(id)")
        return reviews.single
    }

    func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review> {
        calls.record(#function, "\(draft.rating) \(draft.comment)")
        return added.single
    }
}

/// Weather that comes when the test says so, for the cities of the app.
final class WeatherServiceDouble: WeatherServiceable {
    let calls: StrictCalls
    let weather = Answers<Weather>()

    init(expecting: Set<String> = []) { calls = StrictCalls(expecting: expecting) }

    func obtainCurrentWeather(for city: City) -> Single<Weather> {
        calls.record(#function, city.name)
        return weather.single
    }
}

/// A statement that comes when the test says so.
final class StatementServiceDouble: StatementServiceable {
    let calls: StrictCalls
    let lists = Answers<[Transaction]>()

    init(expecting: Set<String> = []) { calls = StrictCalls(expecting: expecting) }

    func transactions() -> Single<[Transaction]> {
        calls.record()
        return lists.single
    }
}
