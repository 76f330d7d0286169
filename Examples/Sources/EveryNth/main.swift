import Streams

Observable.from(1...10).everyNth(3).subscribe(onNext: { print($0) }).dispose()
