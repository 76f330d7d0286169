@_exported import StreamsTest
