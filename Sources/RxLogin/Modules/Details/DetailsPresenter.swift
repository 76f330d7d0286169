import Streams
import Viper

/// Loads a show with its reviews, and publishes reviews.
@MainActor final class DetailsPresenter {

    // MARK: - Private properties -

    private weak var view: (any DetailsViewInterface)?
    private let formatter: any DetailsFormatterInterface
    private let interactor: any DetailsInteractorInterface
    private let wireframe: any DetailsWireframeInterface
    private let showID: Int
    private let loaded = BehaviorRelay<ShowWithReviews?>(value: nil)
    private let reviewAdded = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        showID: Int, view: any DetailsViewInterface, formatter: any DetailsFormatterInterface,
        interactor: any DetailsInteractorInterface, wireframe: any DetailsWireframeInterface
    ) {
        self.showID = showID
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension DetailsPresenter: DetailsPresenterInterface {
    func configure(with output: Details.ViewOutput) -> Details.ViewInput {
        initializeLoad(with: output.actions.reload)
        initializeAddReview(with: output.actions.addReview)
        let models = loaded.asDriver().compactMap { $0 }
        return Details.ViewInput(
            models: formatter.format(for: Details.FormatterInput(models: models)),
            events: DetailsEvents(
                title: models.map(\.show.title).distinctUntilChanged(), reviewAdded: reviewAdded.asSignal()))
    }
}

// MARK: - Private -

extension DetailsPresenter {
    private func initializeLoad(with reload: Signal<Void>) {
        reload.startWith(())
            .flatMapFirst { [weak self] in self?.load() ?? .empty() }
            .emit(to: loaded)
            .disposed(by: disposeBag)
    }

    private func load() -> Signal<ShowWithReviews?> {
        guard let view else { return .empty() }
        return Single.zip(interactor.show(withID: showID), interactor.reviews(ofShow: showID)) { show, reviews in
            ShowWithReviews(show: show, reviews: reviews)
        }
        .showProgress(on: view)
        .asSignal(inSessionOf: wireframe)
    }

    private func initializeAddReview(with addReview: Signal<ReviewDraft>) {
        addReview
            .flatMapFirst { [weak self] draft in self?.add(draft) ?? .empty() }
            .emit(with: self, onNext: { presenter, review in presenter.added(review) })
            .disposed(by: disposeBag)
    }

    private func add(_ draft: ReviewDraft) -> Signal<Review> {
        guard let view else { return .empty() }
        if let problem = draft.problem {
            wireframe.showErrorAlert(with: problem)
            return .empty()
        }
        return interactor.addReview(draft, toShow: showID)
            .showProgress(on: view)
            .asSignal(inSessionOf: wireframe)
    }

    private func added(_ review: Review) {
        guard var shown = loaded.value else { return }
        shown.reviews.append(review)
        loaded.accept(shown)
        reviewAdded.accept(())
    }
}
