import TestSupport
import Testing

@MainActor private final class Lamp: ReactiveCompatible {
    var brightness = 0
    var name: String? = nil
}

private final class Thermometer: ReactiveCompatible {
    var reading = 0
}

private struct Plain: ReactiveCompatible {
    var number = 1
}

@MainActor extension Reactive where Base == Lamp {
    fileprivate var isOn: Binder<Bool> {
        Binder(base) { $0.brightness = $1 ? 100 : 0 }
    }

    fileprivate static var unit: String { "percent" }

    fileprivate var level: Int {
        get { base.brightness }
        set { base.brightness = newValue }
    }
}

extension Reactive where Base == Plain {
    fileprivate var doubled: Int { base.number * 2 }
}

@MainActor @Suite(.noLeaks) struct ReactiveTests {
    @Test func aPropertyIsABinder() {
        let lamp = Lamp()
        _ = Observable.of(1, 2).bind(to: lamp.rx.brightness)
        #expect(lamp.brightness == 2)
        _ = Observable.just("desk").bind(to: lamp.rx.name)
        #expect(lamp.name == "desk")
    }

    @Test func aPropertyOfAnObjectThatIsNotSendableIsABinder() {
        let thermometer = Thermometer()
        _ = Observable.of(20, 21).bind(to: thermometer.rx.reading)
        #expect(thermometer.reading == 21)
    }

    @Test func anExtensionOfYourOwn() {
        let lamp = Lamp()
        _ = Observable.just(true).bind(to: lamp.rx.isOn)
        #expect(lamp.brightness == 100)
        #expect(Lamp.rx.unit == "percent")
        #expect(Plain(number: 4).rx.doubled == 8)
        #expect(Plain().rx.base.number == 1)
    }

    @Test func settingIsPossible() {
        let lamp = Lamp()
        lamp.rx.level = 5
        #expect(lamp.rx.level == 5)
        lamp.rx = Reactive(Lamp())
        Lamp.rx = Reactive<Lamp>.self
        #expect(lamp.brightness == 5)
    }

    @Test func theObjectIsNotKeptAlive() {
        weak var gone: Lamp?
        let subject = PublishSubject<Int>()
        do {
            let lamp = Lamp()
            gone = lamp
            _ = subject.bind(to: lamp.rx.brightness)
            subject.onNext(3)
            #expect(lamp.brightness == 3)
        }
        #expect(gone == nil)
        subject.onNext(4)
    }
}
