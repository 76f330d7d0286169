import Streams

// A client with the main actor as its default isolation. `Scripts/check-clients` compares its output.

final class Label: ReactiveCompatible {
    var text = ""
}

/// Each query waits for its answer.
func searches() async {
    let search = SearchViewModel(LocalDirectory())
    var answers = search.rows.values.makeAsyncIterator()
    print("nothing:", await answers.next() ?? [])
    for query in ["A", "gr", "7"] {
        search.query.accept(query)
        print("\(query):", await answers.next() ?? [])
    }
    print("answers:", search.count)
}

/// A failure, then a success, with the button disabled during each request.
func logsIn() async {
    let bag = DisposeBag()
    let login = LoginViewModel(LocalLogin())
    var states: [Bool] = []
    login.canLogIn.drive(onNext: { states.append($0) }).disposed(by: bag)
    login.name.accept("Ada")
    var outcomes = login.outcome.values.makeAsyncIterator()
    for password in ["guess", "engine"] {
        login.password.accept(password)
        login.taps.accept(())
        print(await outcomes.next() ?? "", "attempts:", login.attempts)
    }
    print("button:", states)
}

/// Key paths read the properties of models and of classes.
func showsProfiles() {
    let bag = DisposeBag()
    let profile = ProfileViewModel()
    let title = Label()
    profile.title.drive(title.rx.text).disposed(by: bag)
    profile.names.subscribe(onNext: { print("name:", $0) }).disposed(by: bag)
    profile.show(Person(name: "Ada", age: 37))
    profile.show(Person(name: "Grace", age: 85))
    print("title:", title.text)
}

/// Each change of the query waits for its answer; the last one fails.
func followsAModel() async {
    let model = PeopleModel(LocalDirectory())
    for (query, count) in [("a", 2), ("gr", 1)] {
        model.query = query
        while model.names.count != count { await Task.yield() }
        print("\(query) names:", model.names)
    }
    model.query = "7"
    while model.failure == nil { await Task.yield() }
    print("failure:", model.failure ?? "")
}

/// An actor receives in its own code, and from outside.
func followsWithAnActor() async {
    let (ledger, numbers) = (Ledger(), PublishSubject<Int>())
    let subscription = await ledger.follow(numbers)
    for number in [10, 20] { numbers.onNext(number) }
    while await ledger.numbers.count < 2 { await Task.yield() }
    print("ledger:", await ledger.numbers)
    subscription.dispose()
}

await searches()
await logsIn()
showsProfiles()
await followsAModel()
await followsWithAnActor()
