import Dispatch

/// Calls `body` while all threads of the global queues are blocked; for the process of an exit test.
package func withBlockedGlobalQueues(_ body: () -> Void) {
    let end = DispatchSemaphore(value: 0)
    // More than the threads of any machine's pool; jobs that come later have no thread.
    let count = 256
    let priorities = [DispatchQoS.QoSClass.background, .utility, .default, .userInitiated, .userInteractive]
    for priority in priorities {
        for _ in 1...count { DispatchQueue.global(qos: priority).async { end.wait() } }
    }
    body()
    for _ in 1...count * priorities.count { end.signal() }
}
