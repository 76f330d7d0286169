import Streams

// The other sequence as an implicit member, whose element is that of the source.

func implicitMembers(_ source: Observable<Int>, _ infallible: Infallible<Int>) {
    _ = source.concat(.never()).concat(.just(2)).filter { $0 > 1 }
    _ = source.amb(.never())
    _ = source.timeout(.seconds(1), other: .empty(), scheduler: MainScheduler.instance)
    _ = Observable.just(true).concat(.never())
    _ = infallible.concat(.never())
}
