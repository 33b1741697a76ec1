// swift run -c release Benchmarks [uuid] [multipart] [reading] [reading-memory] [disk] [disk-memory]: prints each figure with its floor and says whether its bound holds.
// Exit 0 if all hold, 1 if one is over, 2 for an unknown group.
import Foundation

let groups: [(name: String, figures: () -> [Figure])] = [
    ("uuid", uuidFigures),
    ("multipart", multipartFigures),
    ("reading", readingFigures),
    ("reading-memory", memoryFigures),
    ("disk", diskFigures),
    ("disk-memory", diskMemoryFigures),
]

exit(runBenchmarks(groups, chosen: Array(CommandLine.arguments.dropFirst())))
