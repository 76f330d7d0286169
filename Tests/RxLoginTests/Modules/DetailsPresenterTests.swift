import TestSupport
import Testing

@testable import RxLogin

@MainActor private final class DetailsViewDouble: ViewDouble, DetailsViewInterface {
    var presenter: (any DetailsPresenterInterface)?
}

@MainActor private final class DetailsWireframeDouble: SessionWireframeDouble, DetailsWireframeInterface {}

private final class DetailsInteractorDouble: DetailsInteractorInterface {
    let calls: StrictCalls
    let found: Single<Show>
    let reviews: Single<[Review]>
    let added: Single<Review>

    init(_ calls: StrictCalls, found: Single<Show>, reviews: Single<[Review]>, added: Single<Review>) {
        self.calls = calls
        self.found = found
        self.reviews = reviews
        self.added = added
    }

    func show(withID id: Int) -> Single<Show> {
        calls.record(#function, "\(id)")
        return found
    }

    func reviews(ofShow id: Int) -> Single<[Review]> {
        calls.record(#function, "\(id)")
        return reviews
    }

    func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review> {
        calls.record(#function, "\(draft.rating) \(draft.comment)")
        return added
    }
}

/// Maps the models to one section, so that a test sees the models of the presenter.
@MainActor private final class DetailsFormatterDouble: DetailsFormatterInterface {
    func format(for input: Details.FormatterInput) -> Details.FormatterOutput {
        Details.FormatterOutput(
            content: input.models.map { models in
                models.map { [DetailsSection(items: $0.reviews.map { .description($0.comment) })] }
            })
    }
}

@MainActor @Suite(.noLeaks) struct DetailsPresenterTests {
    private static let loading: Set = ["show", "reviews", "showProgressHUD", "hideProgressHUD"]
    private static let show = Show(id: 42, title: "The Answer", description: "Waiting.", imageURL: nil)

    private static func review(_ id: Int, _ comment: String) -> Review {
        Review(id: id, showID: 42, author: "ford", rating: 5, comment: comment)
    }

    /// The presenter among doubles that write into one list of calls.
    @MainActor private final class Fixture {
        let time: Timed
        let calls: StrictCalls
        let reload = PublishRelay<Void>()
        let review = PublishRelay<Void>()
        let answer = PublishRelay<String>()
        let cancelReview = PublishRelay<Void>()
        let titles: TestableObserver<String>
        let sections: TestableObserver<[DetailsSection]>
        let additions: TestableObserver<Bool>
        let failures: TestableObserver<ServiceError>
        let busy: TestableObserver<Bool>
        let publishing: TestableObserver<Bool>
        let prompts: TestableObserver<ReviewPrompt?>
        let refusals: TestableObserver<String>
        let wireframe: DetailsWireframeDouble
        private let view: DetailsViewDouble
        private var presenter: DetailsPresenter?
        private var disposeBag = DisposeBag()

        init(
            _ time: Timed = Timed(), expecting: Set<String>, found: Single<Show>, reviews: Single<[Review]>,
            added: Single<Review> = .never(), bindsSectionsFirst: Bool = true,
            unsentComments: UnsentComments = UnsentComments(authorization: AuthorizationAdapter())
        ) {
            self.time = time
            calls = StrictCalls(expecting: expecting, at: time.scheduler)
            view = DetailsViewDouble(calls)
            wireframe = DetailsWireframeDouble(calls)
            let presenter = DetailsPresenter(
                showID: 42, view: view, formatter: DetailsFormatterDouble(),
                interactor: DetailsInteractorDouble(calls, found: found, reviews: reviews, added: added),
                wireframe: wireframe, unsentComments: unsentComments)
            self.presenter = presenter
            let input = presenter.configure(
                with: Details.ViewOutput(
                    actions: DetailsActions(
                        reload: reload.asSignal(), review: review.asSignal(), answer: answer.asSignal(),
                        cancelReview: cancelReview.asSignal())))
            let shown = input.models.content.compactMap(\.value)
            let earlySections = bindsSectionsFirst ? time.record(shown, in: disposeBag) : nil
            titles = time.record(input.events.title, in: disposeBag)
            sections = earlySections ?? time.record(shown, in: disposeBag)
            busy = time.record(input.events.isBusy, in: disposeBag)
            publishing = time.record(input.events.isPublishing, in: disposeBag)
            failures = time.record(input.events.failure, in: disposeBag)
            additions = time.record(input.events.reviewAdded.map { _ in true }, in: disposeBag)
            prompts = time.record(input.events.reviewPrompt, in: disposeBag)
            refusals = time.record(input.events.refusal, in: disposeBag)
        }

        /// Begins a review, and answers its questions.
        func addReview(_ answers: String...) {
            review.accept(())
            for text in answers { answer.accept(text) }
        }

        var comments: [[String]] {
            sections.events.compactMap(\.value.element).map { sections in
                sections.flatMap(\.items).map { if case .description(let text) = $0 { text } else { "" } }
            }
        }

        func free() {
            disposeBag = DisposeBag()
            presenter = nil
        }
    }

    @Test func fetchesBothAtTheSameTime() {
        let time = Timed()
        let fixture = Fixture(
            time, expecting: Self.loading, found: time.answer(Self.show, after: 30),
            reviews: time.answer([Self.review(1, "Good.")], after: 20))
        #expect(fixture.calls.all == ["0 show 42", "0 reviews 42", "0 showProgressHUD"])
        time.run()
        #expect(fixture.calls.all.last == "30 hideProgressHUD")
        #expect(fixture.calls.all.count == 4)
        #expect(fixture.titles.events == [.next(30, "The Answer")])
        #expect(fixture.comments == [["Good."]])
    }

    @Test(arguments: [(true, false), (false, true), (true, true)])
    func eitherFailureIsOneAlertAndNothingToShow(showFails: Bool, reviewsFail: Bool) {
        let time = Timed()
        let fixture = Fixture(
            time, expecting: Self.loading.union(["showErrorAlert", "close"]),
            found: showFails ? time.failure(.offline, after: 10) : time.answer(Self.show, after: 10),
            reviews: reviewsFail ? time.failure(.offline, after: 10) : time.answer([], after: 10))
        time.run()
        #expect(
            fixture.calls.all.suffix(3)
                == ["10 hideProgressHUD", "10 showErrorAlert \(ServiceError.offline.sentence)", "10 close"])
        #expect(fixture.failures.events == [.next(10, .offline)])
        #expect(fixture.busy.events == [.next(0, true), .next(10, false)])
        #expect(fixture.titles.events == [])
        #expect(fixture.sections.events == [])
    }

    /// A late subscriber receives the answer of a synchronous service, too.
    @Test(arguments: [true, false]) func theTitleIsThereWhateverTheOrderOfSubscriptions(bindsSectionsFirst: Bool) {
        let fixture = Fixture(
            expecting: Self.loading, found: .just(Self.show), reviews: .just([]),
            bindsSectionsFirst: bindsSectionsFirst)
        #expect(fixture.titles.events == [.next(0, "The Answer")])
        #expect(fixture.sections.events.count == 1)
        #expect(fixture.calls.count(of: "0 show 42") == 1)
    }

    @Test func theViewReceivesAFailureThatPrecedesItsSubscription() {
        let fixture = Fixture(
            expecting: Self.loading.union(["showErrorAlert", "close"]), found: .error(ServiceError.offline),
            reviews: .just([]))
        #expect(fixture.failures.events == [.next(0, .offline)])
    }

    @Test func reloadsAfterAFailureButNotInFlight() {
        let time = Timed()
        let fixture = Fixture(
            time, expecting: Self.loading.union(["showErrorAlert", "close"]), found: time.failure(.timeout, after: 10),
            reviews: time.answer([], after: 10))
        time.at(5) { fixture.reload.accept(()) }
        time.at(20) { fixture.reload.accept(()) }
        time.run()
        #expect(fixture.calls.all.filter { $0.hasSuffix("show 42") } == ["0 show 42", "20 show 42"])
        #expect(
            fixture.calls.all.filter { $0.hasSuffix("HUD") }.map { $0.prefix { $0 != " " } } == ["0", "10", "20", "30"])
    }

    @Test func anAddedReviewIsShownBelowTheOthers() {
        let time = Timed()
        let fixture = Fixture(
            time, expecting: Self.loading.union(["addReview"]), found: time.answer(Self.show, after: 10),
            reviews: time.answer([Self.review(1, "Good.")], after: 10),
            added: time.answer(Self.review(2, "Better."), after: 15))
        time.at(20) {
            fixture.addReview("5", "Better.", "Better.")
        }
        time.run()
        #expect(
            fixture.calls.all.suffix(3) == ["20 addReview 5 Better.", "20 showProgressHUD", "35 hideProgressHUD"])
        #expect(fixture.comments == [["Good."], ["Good.", "Better."]])
        #expect(fixture.titles.events == [.next(10, "The Answer")])
        #expect(fixture.wireframe.title == "The Answer")
        #expect(
            fixture.busy.events == [.next(0, true), .next(10, false), .next(20, true), .next(35, false)])
        #expect(fixture.publishing.events == [.next(0, false), .next(20, true), .next(35, false)])
        #expect(fixture.additions.events == [.next(35, true)])
    }

    @Test func aReviewThatIsRefusedChangesNothing() {
        let time = Timed()
        let fixture = Fixture(
            time, expecting: Self.loading.union(["addReview", "showErrorAlert"]),
            found: time.answer(Self.show, after: 10), reviews: time.answer([], after: 10),
            added: time.failure(.refused(reason: "Not like that."), after: 5))
        time.at(20) { fixture.addReview("5", "Better.") }
        time.run()
        #expect(fixture.calls.all.last == "25 showErrorAlert Not like that.")
        #expect(fixture.comments == [[]])
        #expect(fixture.failures.events == [.next(25, .refused(reason: "Not like that."))])
        #expect(fixture.additions.events == [])
    }

    @Test func aSessionThatHasEndedIsNoAlert() {
        let time = Timed()
        let fixture = Fixture(
            time, expecting: Self.loading.union(["sessionHasEnded"]), found: time.failure(.unauthorized, after: 10),
            reviews: time.failure(.unauthorized, after: 10))
        time.run()
        #expect(fixture.calls.all.suffix(2) == ["10 hideProgressHUD", "10 sessionHasEnded"])
    }

    @Test func aSessionThatHasEndedIsNoAlertWhenAReviewIsSentEither() {
        let time = Timed()
        let fixture = Fixture(
            time, expecting: Self.loading.union(["addReview", "sessionHasEnded"]),
            found: time.answer(Self.show, after: 10), reviews: time.answer([], after: 10),
            added: time.failure(.unauthorized, after: 5))
        time.at(20) { fixture.addReview("5", "Better.") }
        time.run()
        #expect(fixture.calls.all.suffix(2) == ["25 hideProgressHUD", "25 sessionHasEnded"])
        #expect(fixture.comments == [[]])
    }

    // MARK: - Questions -

    @Test func aReviewAsksForARatingThenForAComment() {
        let time = Timed()
        let fixture = Fixture(
            time, expecting: Self.loading.union(["addReview"]), found: .just(Self.show), reviews: .just([]),
            added: time.answer(Self.review(2, "Better."), after: 5))
        time.at(10) { fixture.review.accept(()) }
        time.at(20) { fixture.answer.accept("6") }
        time.at(30) { fixture.answer.accept("5") }
        time.at(40) { fixture.answer.accept(" ") }
        time.at(50) { fixture.answer.accept("Better.") }
        time.run()
        #expect(
            fixture.prompts.events == [
                .next(0, nil), .next(10, .rating(1...5)), .next(30, .comment(unsent: nil)),
                .next(50, .comment(unsent: "Better.")), .next(55, nil),
            ])
        #expect(
            fixture.refusals.events == [
                .next(20, "Enter a number from 1 to 5."), .next(40, "Write a few words about the show."),
            ])
        #expect(fixture.calls.all.contains("50 addReview 5 Better."))
    }

    @Test func emptyInputPublishesTheUnsentCommentAgain() {
        let time = Timed()
        let fixture = Fixture(
            time, expecting: Self.loading.union(["addReview", "showErrorAlert"]), found: .just(Self.show),
            reviews: .just([]), added: time.failure(.offline, after: 5))
        time.at(10) { fixture.addReview("4", "Better.") }
        time.at(20) { fixture.answer.accept("") }
        time.run()
        #expect(
            fixture.calls.all.filter { $0.contains("addReview") } == [
                "10 addReview 4 Better.", "20 addReview 4 Better.",
            ])
        #expect(fixture.prompts.events.last == .next(10, .comment(unsent: "Better.")))
    }

    @Test func anUnsentCommentIsKeptForItsUserWhenTheSessionHasEnded() {
        let authorization = AuthorizationAdapter()
        let comments = UnsentComments(authorization: authorization)
        let (ann, bob) = ("ann@example.org", "bob@example.org")
        func prompts(of email: String, _ added: (Timed) -> Single<Review>, _ answers: String...) -> [ReviewPrompt?] {
            authorization.user = User(email: email, authorizationHeader: "Bearer \(email)")
            let time = Timed()
            let fixture = Fixture(
                time, expecting: Self.loading.union(["addReview", "sessionHasEnded"]), found: .just(Self.show),
                reviews: .just([]), added: added(time), unsentComments: comments)
            time.at(10) { fixture.review.accept(()) }
            for text in answers { time.at(10) { fixture.answer.accept(text) } }
            time.run()
            return fixture.prompts.events.compactMap { $0.value.element }
        }
        _ = prompts(of: ann, { $0.failure(.unauthorized, after: 5) }, "5", "Better.")
        #expect(prompts(of: bob, { _ in .never() }, "4").last == .comment(unsent: nil))
        #expect(prompts(of: ann, { _ in .never() }, "4").last == .comment(unsent: "Better."))
        let sent = prompts(of: ann, { $0.answer(Self.review(2, "Better."), after: 5) }, "4", "")
        #expect(sent.suffix(2) == [.comment(unsent: "Better."), nil])
        #expect(prompts(of: ann, { _ in .never() }, "4").last == .comment(unsent: nil))
    }

    @Test(arguments: [true, false]) func aReviewIsLeft(byReload: Bool) {
        let time = Timed()
        let fixture = Fixture(time, expecting: Self.loading, found: .just(Self.show), reviews: .just([]))
        time.at(10) { fixture.addReview("4") }
        time.at(20) { byReload ? fixture.reload.accept(()) : fixture.cancelReview.accept(()) }
        time.at(30) { fixture.answer.accept("Better.") }
        time.run()
        #expect(fixture.prompts.events.last == .next(20, nil))
    }

    @Test func freeingItCancelsWhatIsInFlight() {
        let time = Timed()
        let shows = time.scheduler.createColdObservable([.next(30, Self.show), .completed(30)])
        let fixture = Fixture(time, expecting: Self.loading, found: shows.asSingle(), reviews: .never())
        time.at(10) { fixture.free() }
        time.run()
        #expect(shows.subscriptions == [Subscription(0, 10)])
        #expect(fixture.calls.all.last == "10 hideProgressHUD")
        #expect(fixture.titles.events == [])
    }
}
