/// Lets other tasks run until a condition holds.
package func until(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}
