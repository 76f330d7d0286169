extension MarbleChart {
    /// The chart as a self-contained `svg` element, for light and dark backgrounds.
    ///
    /// It can be embedded in a page or written to a file. Its background is light or dark as the reader prefers.
    /// An element is written into its marble if there is room. The events of one tick stand side by side on a shaded
    /// ground. Screen readers read the chart as text.
    public var svg: String { MarblePicture(self).svg(in: nil) }

    /// The chart as a self-contained `svg` element, for one background.
    package func svg(in appearance: MarbleAppearance) -> String { MarblePicture(self).svg(in: appearance) }
}
