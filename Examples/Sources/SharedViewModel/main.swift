import Streams

let cart = Cart(pay: { _ in try await Task.sleep(for: .milliseconds(10)) })

// A view: streams on the main queue.
let view = cart.total.drive(onNext: { print("label: \($0)") })
let receipts = cart.paid.emit(onNext: { print("receipt: \($0)") })

// A task: the same totals in a loop.
let totals = cart.total.values
let report = Task {
    var seen: [Int] = []
    for await total in totals {
        seen.append(total)
        if total == 0 && seen.count > 1 { break }
    }
    return seen
}

cart.add(Cart.Item(name: "tea", cents: 450))
cart.add(Cart.Item(name: "cup", cents: 1200))
_ = try await cart.checkingOut().value
print("the task saw \(await report.value)")
do { _ = try await cart.checkOut() } catch { print("error: \(error)") }
view.dispose()
receipts.dispose()
