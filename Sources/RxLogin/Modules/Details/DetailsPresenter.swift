import Streams
import Viper

/// Loads a show with its reviews, and publishes reviews.
@MainActor final class DetailsPresenter {

    // MARK: - Private properties -

    private let formatter: any DetailsFormatterInterface
    private let interactor: any DetailsInteractorInterface
    private let wireframe: any DetailsWireframeInterface
    private let showID: Int
    private let loading: ActivityTracker
    private let publishing: ActivityTracker
    private let flow: ReviewFlow
    private let content = BehaviorRelay(value: Loadable<ShowWithReviews>.notLoaded)
    // A service can answer at once, and the view subscribes after that.
    private let failure = ReplayRelay<ServiceError>.create(bufferSize: 1)
    private let reviewAdded = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        showID: Int, view: any DetailsViewInterface, formatter: any DetailsFormatterInterface,
        interactor: any DetailsInteractorInterface, wireframe: any DetailsWireframeInterface,
        unsentComments: UnsentComments
    ) {
        self.showID = showID
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
        flow = ReviewFlow(showID: showID, unsentComments: unsentComments)
        loading = ActivityTracker(view: view)
        publishing = ActivityTracker(view: view)
    }
}

// MARK: - Extensions -

extension DetailsPresenter: DetailsPresenterInterface {
    func configure(with output: Details.ViewOutput) -> Details.ViewInput {
        initializeLoad(with: output.actions.reload)
        flow.bind(output.actions)
        initializeAddReview()
        let models = content.asDriver()
        let isBusy = Driver.combineLatest(loading.isBusy, publishing.isBusy) { $0 || $1 }
        return Details.ViewInput(
            models: formatter.format(for: Details.FormatterInput(models: models)),
            events: DetailsEvents(
                title: models.compactMap(\.value?.show.title).distinctUntilChanged(),
                isBusy: isBusy.distinctUntilChanged(), isPublishing: publishing.isBusy,
                failure: failure.asSignal(onErrorSignalWith: .never()), reviewPrompt: flow.prompt,
                refusal: flow.refusal, reviewAdded: reviewAdded.asSignal()))
    }
}

// MARK: - Private -

extension DetailsPresenter {
    private func initializeLoad(with reload: Signal<Void>) {
        reload.startWith(())
            .flatMapFirst { [weak self] in self?.load() ?? .empty() }
            .emit(with: self, onNext: { presenter, result in presenter.show(result) })
            .disposed(by: disposeBag)
    }

    private func load() -> Signal<Result<ShowWithReviews, any Error>> {
        Single.zip(interactor.show(withID: showID), interactor.reviews(ofShow: showID)) { show, reviews in
            ShowWithReviews(show: show, reviews: reviews)
        }
        .result(trackedBy: loading)
    }

    private func show(_ result: Result<ShowWithReviews, any Error>) {
        if case .success(let models) = result { wireframe.title = models.show.title }
        content.receive(result)
        if case .failure(let error) = result { report(error) }
    }

    private func initializeAddReview() {
        flow.submission
            .flatMapFirst { [interactor, showID, publishing] draft in
                interactor.addReview(draft, toShow: showID).result(trackedBy: publishing)
            }
            .emit(with: self, onNext: { presenter, result in presenter.added(result) })
            .disposed(by: disposeBag)
    }

    private func added(_ result: Result<Review, any Error>) {
        switch result {
        case .success(let review):
            guard var models = content.value.value else { return }
            models.reviews.append(review)
            flow.end()
            reviewAdded.accept(())
            content.accept(.loaded(models))
        case .failure(let error): report(error)
        }
    }

    private func report(_ error: any Error) {
        wireframe.report(error, hasContent: content.value.value != nil, tell: failure.accept)
    }
}
