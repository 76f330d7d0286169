import TestSupport

/// A sequence made of synchronous ones.
indirect enum Tree: Sendable {
    case of([Int])
    case just(Int)
    case empty
    case failing
    case merge([Tree])
    case concat([Tree])
    case zip(Tree, Tree)
    case combineLatest(Tree, Tree)
    case withLatestFrom(Tree, Tree)
    case flatMap(Tree, [Tree])
    case flatMapLatest(Tree, [Tree])
    case take(Int, Tree)
}

extension Tree {
    /// The sequence of the library that the tree describes.
    var observable: Observable<Int> {
        switch self {
        case .of(let elements): .from(elements)
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
        case .flatMap(let outer, let inners):
            outer.observable.flatMap { inners[$0 % inners.count].observable }
        case .flatMapLatest(let outer, let inners):
            outer.observable.flatMapLatest { inners[$0 % inners.count].observable }
        case .take(let count, let tree): tree.observable.take(count)
        }
    }

    // MARK: Random trees

    static func random(depth: Int, _ random: inout SplitMix64) -> Tree {
        func branch() -> Tree { .random(depth: depth - 1, &random) }
        func branches() -> [Tree] { (0..<Int.random(in: 1...3, using: &random)).map { _ in branch() } }
        // Mostly branches, except at the bottom.
        switch Int.random(in: depth > 1 ? 8..<19 : depth > 0 ? 0..<19 : 0..<9, using: &random) {
        case 0...4: return .of((0..<random.boundary(0...4)).map { _ in Int.random(in: 0...9, using: &random) })
        case 5...6: return .just(Int.random(in: 0...9, using: &random))
        case 7: return .empty
        case 8: return .failing
        case 9...10: return .merge(branches())
        case 11...12: return .concat(branches())
        case 13: return .zip(branch(), branch())
        case 14: return .combineLatest(branch(), branch())
        case 15: return .withLatestFrom(branch(), branch())
        case 16: return .flatMap(branch(), branches())
        case 17: return .flatMapLatest(branch(), branches())
        default: return .take(Int.random(in: 0...4, using: &random), branch())
        }
    }

    // MARK: Simpler trees

    /// Its parts, and what it is with one of them simpler.
    var simpler: [Tree] {
        switch self {
        case .of(let elements): elements.indices.map { .of(elements.without($0)) }
        case .just, .failing: [.empty]
        case .empty: []
        case .merge(let trees): trees + Self.simpler(trees, as: Tree.merge)
        case .concat(let trees): trees + Self.simpler(trees, as: Tree.concat)
        case .zip(let first, let second): Self.simpler(first, second, as: Tree.zip)
        case .combineLatest(let first, let second): Self.simpler(first, second, as: Tree.combineLatest)
        case .withLatestFrom(let first, let second): Self.simpler(first, second, as: Tree.withLatestFrom)
        case .flatMap(let outer, let inners):
            [outer] + inners + outer.simpler.map { .flatMap($0, inners) }
                + Self.simpler(inners) { .flatMap(outer, $0) }
        case .flatMapLatest(let outer, let inners):
            [outer] + inners + outer.simpler.map { .flatMapLatest($0, inners) }
                + Self.simpler(inners) { .flatMapLatest(outer, $0) }
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

extension Array {
    fileprivate func without(_ index: Int) -> Array {
        var copy = self
        copy.remove(at: index)
        return copy
    }
}
