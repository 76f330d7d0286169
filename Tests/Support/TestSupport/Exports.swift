@_exported import StreamsLaws
