import Changes
import Model
import Rows
import RxCocoa
import RxSwift

let bag = DisposeBag()
let model = TypedRows()
let table = model.table
table.driver.drive(onNext: { print($0) }).disposed(by: bag)
model.text.onNext("a,b")
model.text.onNext("c")
table.dispose()
model.count(of: .of("a,b", "c")).subscribe(onNext: { print($0) }).disposed(by: bag)
printChange()
printFailure(makeFailure())
print(observableType)
