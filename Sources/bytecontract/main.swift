import Foundation

exit(Commands.runProcess().rawValue)
