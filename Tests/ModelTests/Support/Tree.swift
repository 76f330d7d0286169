import TestSupport

/// A sequence made of synchronous ones.
indirect enum Tree: Sendable {
    case of([Int])
    case range(Int, count: Int)
    case just(Int)
    case empty
    case failing
    case merge([Tree])
    case concat([Tree])
    case zip(Tree, Tree)
    case combineLatest(Tree, Tree)
    case withLatestFrom(Tree, Tree)
    case flattened(Flattening, Tree, [Tree])
    case startWith(Int, Tree)
    case `catch`(Tree, Tree)
    case retry(Int, Tree)
    case ifEmpty(Tree, Tree)
    case take(Int, Tree)

    /// The operators that subscribe to a sequence for each element.
    enum Flattening: CaseIterable {
        case flatMap, merge, mergeTwo
        case concatMap, concat, mergeOne
        case flatMapFirst
        case flatMapLatest, switchLatest
    }
}

extension Tree {
    /// The sequence of the library that the tree describes.
    var observable: Observable<Int> {
        switch self {
        case .of(let elements): .from(elements)
        case .range(let start, let count): .range(start: start, count: count)
        case .just(let element): .just(element)
        case .empty: .empty()
        case .failing: .error(RxError.unknown)
        case .merge(let trees): .merge(trees.map(\.observable))
        case .concat(let trees): .concat(trees.map(\.observable))
        case .zip(let first, let second): .zip(first.observable, second.observable) { $0 * 100 + $1 }
        case .combineLatest(let first, let second):
            .combineLatest(first.observable, second.observable) { $0 * 100 + $1 }
        case .withLatestFrom(let first, let second):
            first.observable.withLatestFrom(second.observable) { $0 * 100 + $1 }
        case .flattened(let flattening, let outer, let inners):
            flattening.joined(outer.observable) { inners[$0 % inners.count].observable }
        case .startWith(let element, let tree): tree.observable.startWith(element)
        case .catch(let tree, let other): tree.observable.catch { _ in other.observable }
        case .retry(let count, let tree): tree.observable.retry(count)
        case .ifEmpty(let tree, let other): tree.observable.ifEmpty(switchTo: other.observable)
        case .take(let count, let tree): tree.observable.take(count)
        }
    }

    // MARK: Random trees

    static func random(depth: Int, _ random: inout SplitMix64) -> Tree {
        func branch() -> Tree { .random(depth: depth - 1, &random) }
        func branches() -> [Tree] { (0..<Int.random(in: 1...3, using: &random)).map { _ in branch() } }
        // Mostly branches, except at the bottom.
        switch Int.random(in: depth > 1 ? 8..<26 : depth > 0 ? 0..<26 : 0..<9, using: &random) {
        case 0...3: return .of((0..<random.boundary(0...4)).map { _ in Int.random(in: 0...9, using: &random) })
        case 4: return .range(Int.random(in: 0...9, using: &random), count: random.boundary(0...4))
        case 5...6: return .just(Int.random(in: 0...9, using: &random))
        case 7: return .empty
        case 8: return .failing
        case 9...10: return .merge(branches())
        case 11...12: return .concat(branches())
        case 13: return .zip(branch(), branch())
        case 14: return .combineLatest(branch(), branch())
        case 15: return .withLatestFrom(branch(), branch())
        case 16...20: return .flattened(Flattening.allCases.randomElement(using: &random)!, branch(), branches())
        case 21: return .startWith(Int.random(in: 0...9, using: &random), branch())
        case 22: return .catch(branch(), branch())
        case 23: return .retry(Int.random(in: 0...3, using: &random), branch())
        case 24: return .ifEmpty(branch(), branch())
        default: return .take(Int.random(in: 0...4, using: &random), branch())
        }
    }

    // MARK: Simpler trees

    /// Its parts, and what it is with one of them simpler.
    var simpler: [Tree] {
        switch self {
        case .of(let elements): elements.indices.map { .of(elements.without($0)) }
        case .range(let start, let count): (0..<count).map { .range(start, count: $0) }
        case .just, .failing: [.empty]
        case .empty: []
        case .merge(let trees): trees + Self.simpler(trees, as: Tree.merge)
        case .concat(let trees): trees + Self.simpler(trees, as: Tree.concat)
        case .zip(let first, let second): Self.simpler(first, second, as: Tree.zip)
        case .combineLatest(let first, let second): Self.simpler(first, second, as: Tree.combineLatest)
        case .withLatestFrom(let first, let second): Self.simpler(first, second, as: Tree.withLatestFrom)
        case .flattened(let flattening, let outer, let inners):
            [outer] + inners + outer.simpler.map { .flattened(flattening, $0, inners) }
                + Self.simpler(inners) { .flattened(flattening, outer, $0) }
        case .startWith(let element, let tree): [tree] + tree.simpler.map { .startWith(element, $0) }
        case .catch(let tree, let other): Self.simpler(tree, other, as: Tree.catch)
        case .retry(let count, let tree): [tree] + tree.simpler.map { .retry(count, $0) }
        case .ifEmpty(let tree, let other): Self.simpler(tree, other, as: Tree.ifEmpty)
        case .take(let count, let tree): [tree] + tree.simpler.map { .take(count, $0) }
        }
    }

    private static func simpler(_ trees: [Tree], as make: ([Tree]) -> Tree) -> [Tree] {
        let fewer = trees.count > 1 ? trees.indices.map { make(trees.without($0)) } : []
        return fewer
            + trees.indices.flatMap { index in
                trees[index].simpler.map { part in
                    var trees = trees
                    trees[index] = part
                    return make(trees)
                }
            }
    }

    private static func simpler(_ first: Tree, _ second: Tree, as make: (Tree, Tree) -> Tree) -> [Tree] {
        [first, second] + first.simpler.map { make($0, second) } + second.simpler.map { make(first, $0) }
    }
}

extension Tree.Flattening {
    /// The number of sequences that run at the same time; further ones wait.
    var limit: Int {
        switch self {
        case .concatMap, .concat, .mergeOne: 1
        case .mergeTwo: 2
        default: .max
        }
    }

    fileprivate func joined(
        _ source: Observable<Int>, _ select: @escaping @Sendable (Int) -> Observable<Int>
    ) -> Observable<Int> {
        switch self {
        case .flatMap: source.flatMap(select)
        case .merge: source.map(select).merge()
        case .mergeTwo: source.map(select).merge(maxConcurrent: 2)
        case .concatMap: source.concatMap(select)
        case .concat: source.map(select).concat()
        case .mergeOne: source.map(select).merge(maxConcurrent: 1)
        case .flatMapFirst: source.flatMapFirst(select)
        case .flatMapLatest: source.flatMapLatest(select)
        case .switchLatest: source.map(select).switchLatest()
        }
    }
}

extension Array {
    fileprivate func without(_ index: Int) -> Array {
        var copy = self
        copy.remove(at: index)
        return copy
    }
}
