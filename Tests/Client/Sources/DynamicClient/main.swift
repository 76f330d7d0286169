import Feature
import Foundation
import Streams

print("an error of the library:", Feature.error is RxError)
print("a sequence of integers:", Feature.sequence is Observable<Int>)
print("a sequence of notifications:", Feature.notifications is Observable<Notification>)
_ = Feature.elements().subscribe(onNext: { print("an element:", $0) })
