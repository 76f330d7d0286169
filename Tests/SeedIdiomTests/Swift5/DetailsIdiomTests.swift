import Foundation
import Streams
import StreamsTest
import Testing

// A details module as readers of the formatter guide write it, in Swift 5 mode without an annotation.

private struct Show: Equatable {
    let title: String
}

private struct Review: Equatable {
    let comment: String
}

private protocol DetailsViewInterface: AnyObject {
    func showProgressHUD()
    func hideProgressHUD()
}

private protocol DetailsFormatterInterface: AnyObject {
    func format(for input: Details.FormatterInput) -> Details.FormatterOutput
}

private protocol DetailsInteractorInterface: AnyObject {
    func getShowDetails(for showId: String) -> Single<Show>
    func getAllReviews(for showId: String) -> Single<[Review]>
}

private enum Details {
    struct ViewInput {
        let models: FormatterOutput
        let events: DetailsEvents
    }

    struct FormatterInput {
        let models: Driver<(Show, [Review])>
    }

    struct FormatterOutput {
        let sections: Driver<[String]>
    }
}

private struct DetailsEvents {
    let title: Signal<String>
}

private final class DetailsPresenter {
    private unowned let view: DetailsViewInterface
    private let formatter: DetailsFormatterInterface
    private let interactor: DetailsInteractorInterface
    private let showId: String

    init(
        view: DetailsViewInterface, formatter: DetailsFormatterInterface, interactor: DetailsInteractorInterface,
        showId: String
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.showId = showId
    }

    func configure() -> Details.ViewInput {
        let titleRelay = PublishRelay<String>()
        let formatterInput = Details.FormatterInput(models: handleInitialLoad(titleRelay: titleRelay))
        let formatterOutput = formatter.format(for: formatterInput)
        return Details.ViewInput(
            models: formatterOutput,
            events: DetailsEvents(title: titleRelay.asSignal()))
    }

    private func handleInitialLoad(titleRelay: PublishRelay<String>) -> Driver<(Show, [Review])> {
        Single.zip(
            interactor.getShowDetails(for: showId),
            interactor.getAllReviews(for: showId)
        )
        .do(
            onSuccess: { [unowned view] show, reviews in
                titleRelay.accept(show.title)
                view.hideProgressHUD()
            },
            onError: { [unowned self] error in
                view.hideProgressHUD()
                showDetailsError(error)
            },
            onSubscribe: { [unowned view] in
                view.showProgressHUD()
            }
        )
        .asDriver(onErrorDriveWith: .empty())
    }

    private func showDetailsError(_ error: Error) {
        print(error.localizedDescription)
    }
}

private final class DetailsFormatter: DetailsFormatterInterface {
    func format(for input: Details.FormatterInput) -> Details.FormatterOutput {
        Details.FormatterOutput(sections: handle(input.models))
    }

    private func handle(_ items: Driver<(Show, [Review])>) -> Driver<[String]> {
        items
            .map { [unowned self] in
                createSections(items: $0)
            }
    }

    private func createSections(items: (show: Show, reviews: [Review])) -> [String] {
        [items.show.title] + items.reviews.map(\.comment)
    }
}

private final class DetailsInteractor: DetailsInteractorInterface {
    func getShowDetails(for showId: String) -> Single<Show> { .just(Show(title: "Show \(showId)")) }
    func getAllReviews(for showId: String) -> Single<[Review]> { .just([Review(comment: "good")]) }
}

private final class Screen: DetailsViewInterface {
    var log: [String] = []

    func showProgressHUD() { log.append("show") }
    func hideProgressHUD() { log.append("hide") }
}

@MainActor @Suite("The details module of the formatter guide, in Swift 5 mode", .noLeaks) struct DetailsIdiomTests {
    @Test("loads both at once, formats and titles") func load() {
        let screen = Screen()
        let formatter = DetailsFormatter()
        let presenter = DetailsPresenter(
            view: screen, formatter: formatter, interactor: DetailsInteractor(), showId: "42")
        let input = presenter.configure()
        var titles: [String] = []
        var sections: [[String]] = []
        let bag = DisposeBag()
        input.events.title.emit(onNext: { titles.append($0) }).disposed(by: bag)
        input.models.sections.drive(onNext: { sections.append($0) }).disposed(by: bag)

        #expect(titles == ["Show 42"])
        #expect(sections == [["Show 42", "good"]])
        #expect(screen.log == ["show", "hide"])
    }
}
