import Foundation
import Streams
import StreamsTest

/// The instants and durations of the converters of virtual clocks.
enum ConverterRows {
    static let rows = dateConverters + tickConverters

    /// The converter of dates also stands for the protocol, which has no behavior.
    private static let dateConverters = ["VirtualTimeConverterType", "HistoricalSchedulerTimeConverter"].flatMap {
        owner in
        let isProtocol = owner == "VirtualTimeConverterType"
        let converter = HistoricalSchedulerTimeConverter()
        func row(_ name: String, _ convert: @escaping @Sendable (Double) -> Double) -> ArgumentRow {
            .seconds(
                "\(owner).\(name)", belowZero: .result("unchanged"), zero: .result("unchanged"),
                largest: .result("unchanged"), infinite: .result("unchanged"), notANumber: .result("unchanged")
            ) { seconds, _ in
                let result = convert(seconds)
                return result == VirtualTimeRows.date(seconds).timeIntervalSince1970 || result == seconds
                    || result.isNaN && seconds.isNaN ? "unchanged" : "\(result)"
            }
        }
        func comparison(_ name: String, isLeft: Bool) -> ArgumentRow {
            .seconds(
                "\(owner).compareVirtualTime(_:_:)/\(name)", belowZero: .result("earlier than 1"),
                zero: .result("earlier than 1"), largest: .result("later than 1"), infinite: .result("later than 1"),
                notANumber: .result("earlier than 1")
            ) { seconds, _ in
                let (left, right) = isLeft ? (seconds, 1) : (1, seconds)
                let order = converter.compareVirtualTime(VirtualTimeRows.date(left), VirtualTimeRows.date(right))
                return order == (isLeft ? .lessThan : .greaterThan) ? "earlier than 1" : "later than 1"
            }
        }
        return [
            row("convertFromVirtualTime(_:)/virtualTime") {
                converter.convertFromVirtualTime(VirtualTimeRows.date($0)).timeIntervalSince1970
            },
            row("convertToVirtualTime(_:)/time") {
                converter.convertToVirtualTime(VirtualTimeRows.date($0)).timeIntervalSince1970
            },
            row("convertFromVirtualTimeInterval(_:)/\(isProtocol ? "virtualTimeInterval" : "interval")") {
                converter.convertFromVirtualTimeInterval($0)
            },
            row("convertToVirtualTimeInterval(_:)/\(isProtocol ? "timeInterval" : "interval")") {
                converter.convertToVirtualTimeInterval($0)
            },
            row("offsetVirtualTime(_:offset:)/time") {
                converter.offsetVirtualTime(VirtualTimeRows.date($0), offset: 0).timeIntervalSince1970
            },
            row("offsetVirtualTime(_:offset:)/offset") {
                converter.offsetVirtualTime(VirtualTimeRows.date(0), offset: $0).timeIntervalSince1970
            },
            comparison("lhs", isLeft: true), comparison("rhs", isLeft: false),
        ]
    }

    private static let tickConverters: [ArgumentRow] = {
        let converter = TestSchedulerVirtualTimeConverter(resolution: 1)
        func toTicks(_ name: String, _ convert: @escaping @Sendable (Double) -> Int) -> ArgumentRow {
            .seconds(
                "TestSchedulerVirtualTimeConverter.\(name)", belowZero: .result("below zero"), zero: .result("tick 0"),
                largest: .result(VirtualTimeRows.lastTick), infinite: .result(VirtualTimeRows.lastTick),
                notANumber: .same(.zero)
            ) { seconds, _ in
                let tick = convert(seconds)
                return tick < 0 ? "below zero" : VirtualTimeRows.text(tick)
            }
        }
        func fromTicks(_ name: String, _ convert: @escaping @Sendable (Int) -> Double) -> ArgumentRow {
            .number(
                "TestSchedulerVirtualTimeConverter.\(name)", belowZero: .result("its seconds"), zero: .same(.belowZero),
                largest: .same(.belowZero)
            ) { ticks, _ in convert(ticks) == Double(ticks) ? "its seconds" : "\(convert(ticks))" }
        }
        func comparison(_ name: String, isLeft: Bool) -> ArgumentRow {
            .number(
                "TestSchedulerVirtualTimeConverter.compareVirtualTime(_:_:)/\(name)",
                belowZero: .result("earlier than 1"), zero: .result("earlier than 1"), largest: .result("later than 1")
            ) { tick, _ in
                let order = isLeft ? converter.compareVirtualTime(tick, 1) : converter.compareVirtualTime(1, tick)
                return order == (isLeft ? .lessThan : .greaterThan) ? "earlier than 1" : "later than 1"
            }
        }
        func offset(_ name: String, _ add: @escaping @Sendable (Int) -> Int) -> ArgumentRow {
            .number(
                "TestSchedulerVirtualTimeConverter.offsetVirtualTime(_:offset:)/\(name)",
                belowZero: .result("below zero"), zero: .result("tick 0"), largest: .result(VirtualTimeRows.lastTick)
            ) { ticks, _ in add(ticks) < 0 ? "below zero" : VirtualTimeRows.text(add(ticks)) }
        }
        return [
            toTicks("convertToVirtualTime(_:)/time") { converter.convertToVirtualTime(VirtualTimeRows.date($0)) },
            toTicks("convertToVirtualTimeInterval(_:)/timeInterval") { converter.convertToVirtualTimeInterval($0) },
            fromTicks("convertFromVirtualTime(_:)/virtualTime") {
                converter.convertFromVirtualTime($0).timeIntervalSince1970
            },
            fromTicks("convertFromVirtualTimeInterval(_:)/virtualTimeInterval") {
                converter.convertFromVirtualTimeInterval($0)
            },
            comparison("lhs", isLeft: true), comparison("rhs", isLeft: false),
            offset("time") { converter.offsetVirtualTime($0, offset: $0 < 0 ? $0 : $0 > 0 ? 1 : 0) },
            offset("offset") { converter.offsetVirtualTime($0 < 0 ? -1 : $0 > 0 ? 1 : 0, offset: $0) },
        ]
    }()
}
