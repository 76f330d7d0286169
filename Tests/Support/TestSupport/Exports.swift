@_exported import Streams
@_exported import StreamsLaws
@_exported import StreamsTest
