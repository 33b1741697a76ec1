import ContractVectors
import Foundation

Descriptors.fillStandardStreams()
EndingSignals.endChildrenToo()
exit(Commands.runProcess().rawValue)
