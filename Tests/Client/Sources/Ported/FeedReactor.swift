import Streams

/// A list that is loaded page by page: actions become mutations, and mutations change the state.
class FeedReactor {
    enum Action {
        case refresh
        case loadMore
    }

    enum Mutation {
        case loading(Bool)
        case rows([String], nextPage: Int?)
        case moreRows([String], nextPage: Int?)
    }

    struct State {
        var rows: [String] = []
        var nextPage: Int? = 1
        var isLoading = false
    }

    let action = PublishSubject<Action>()
    let state: Observable<State>
    private let bag = DisposeBag()

    init(load: @escaping (Int) -> Observable<(rows: [String], nextPage: Int?)>) {
        let states = BehaviorSubject(value: State())
        state = states.asObservable()

        action
            .withLatestFrom(states) { ($0, $1) }
            .flatMapLatest { action, state -> Observable<Mutation> in
                switch action {
                case .refresh:
                    return .concat([
                        .just(.loading(true)),
                        load(1).map { .rows($0.rows, nextPage: $0.nextPage) },
                        .just(.loading(false)),
                    ])
                case .loadMore:
                    guard let page = state.nextPage, !state.isLoading else { return .empty() }
                    return .concat([
                        .just(.loading(true)),
                        load(page).map { .moreRows($0.rows, nextPage: $0.nextPage) },
                        .just(.loading(false)),
                    ])
                }
            }
            .scan(State()) { state, mutation in FeedReactor.reduce(state, mutation) }
            .bind(to: states)
            .disposed(by: bag)
    }

    static func reduce(_ state: State, _ mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .loading(let isLoading):
            state.isLoading = isLoading
        case .rows(let rows, let nextPage):
            state.rows = rows
            state.nextPage = nextPage
        case .moreRows(let rows, let nextPage):
            state.rows += rows
            state.nextPage = nextPage
        }
        return state
    }
}
