import Feature
import Streams

print("an error of the library:", Feature.error is RxError)
print("a sequence of integers:", Feature.sequence is Observable<Int>)
print("a sequence of notifications:", Feature.notifications is Observable<String>)
_ = Feature.elements().subscribe(onNext: { print("an element:", $0) })
