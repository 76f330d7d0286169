extension Range<Int> {
    /// Returns the first index for which `isInSecondPart` is true, or the upper bound; it is true for all that follow.
    package func partitioningIndex(where isInSecondPart: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
