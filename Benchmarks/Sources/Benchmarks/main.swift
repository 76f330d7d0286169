import Dispatch
import Foundation

// A second thread is alive throughout: the C library's locks are cheaper before the first one starts.
let other = Thread { while true { Thread.sleep(forTimeInterval: 3600) } }
other.start()

func column(_ text: String, _ width: Int) -> String {
    text.count < width ? text + String(repeating: " ", count: width - text.count) : text
}

func figure(_ value: Double) -> String { String(format: "%8.2f", value) }

var floors: [Floor: Timing] = [:]
for floor in Floor.allCases { floors[floor] = floor.measured() }
for floor in Floor.allCases {
    print(column(floor.rawValue, 26), figure(floors[floor]!.least), "ns, median", figure(floors[floor]!.median))
}
print()
print(column("workload", 26), column("ns", 9), column("median", 9), column("floor", 20), "ratio  target")
for workload in workloads where CommandLine.arguments.count < 2 || CommandLine.arguments.contains(workload.name) {
    let timing = workload.run()
    let ratio = timing.least / floors[workload.floor]!.least
    print(
        column(workload.name, 26), figure(timing.least), figure(timing.median), column(workload.floor.rawValue, 20),
        String(format: "%6.2f %6.2f", ratio, workload.target), ratio <= workload.target ? "met" : "NOT MET")
}
