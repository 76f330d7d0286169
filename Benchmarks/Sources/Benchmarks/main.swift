import Foundation

// A second thread is alive throughout: the C library's locks are cheaper before the first one starts.
let other = Thread { while true { Thread.sleep(forTimeInterval: 3600) } }
other.start()

Command(CommandLine.arguments.dropFirst()).run()
