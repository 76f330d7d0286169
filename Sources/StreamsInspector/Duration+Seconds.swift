extension Duration {
    var inSeconds: Double { self / .seconds(1) }
}
