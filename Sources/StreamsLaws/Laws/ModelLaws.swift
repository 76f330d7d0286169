import Streams

/// Random programs on operators with a model.
enum ModelLaws {
    static let all = [
        OperatorLaw("Model: the operator agrees with its model on random programs", for: \.hasModel) {
            candidate, faults in
            if let disagreement = candidate.disagreement() { faults.expect(false, disagreement.description) }
        }
    ]
}
