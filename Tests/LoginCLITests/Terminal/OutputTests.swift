import Foundation
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct OutputTests {
    private let pipe = Pipe()

    @Test func writesInWholeWhenTheReaderIsSlow() {
        // Non-blocking, so that a full pipe accepts parts and then refuses.
        _ = fcntl(pipe.writeEnd, F_SETFL, O_NONBLOCK)
        let text = String(repeating: "0123456789", count: 100_000)
        let output = Output(descriptor: pipe.writeEnd)
        // Not a task: this test and another one may block the threads of all tasks.
        let failure = Recorder<String>()
        let isWritten = onAnotherThread {
            do { try output.write(text) } catch { failure.record("\(error)") }
        }
        var received: [UInt8] = []
        while received.count < text.utf8.count, pipe.drain(into: &received) {}
        #expect(isWritten.arrives())
        #expect(failure.values == [])
        #expect(received.elementsEqual(text.utf8))
    }

    @Test func closedPipeIsReported() {
        signal(SIGPIPE, SIG_IGN)
        pipe.closeReadEnd()
        #expect(throws: OutputError.closed) { try Output(descriptor: pipe.writeEnd).write("text") }
    }

    @Test func failureIsReportedWithItsCode() {
        #expect(throws: OutputError.failed(EBADF)) { try Output(descriptor: -1).write("text") }
    }

    @Test func writingIfReadyDoesNotBlockOnAFullPipe() {
        _ = fcntl(pipe.writeEnd, F_SETFL, O_NONBLOCK)
        let chunk = [UInt8](repeating: 0, count: 65_536)
        while write(pipe.writeEnd, chunk, chunk.count) > 0 {}
        _ = fcntl(pipe.writeEnd, F_SETFL, 0)
        Output(descriptor: pipe.writeEnd).writeIfReady("text")
    }

    @Test func pipeHasNoColumns() {
        #expect(Output(descriptor: pipe.writeEnd).columns == nil)
    }

    @Test func terminalKnowsItsColumns() throws {
        let pair = try TerminalPair(columns: 40)
        withExtendedLifetime(pair) { #expect(Output(descriptor: pair.slave).columns == 40) }
    }
}
