// swift-tools-version: 6.2
import PackageDescription

// The house: a target imports only targets on floors below its own (ARCHITECTURE.md).
let package = Package(
    name: "ByteContract",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [],
    targets: [
        // Floor 1
        .target(name: "ContractFindings"),

        // Floor 3
        .target(
            name: "ContractDigest",
            dependencies: [.target(name: "CLibcrypto", condition: .when(platforms: [.linux]))]),
        .systemLibrary(
            name: "CLibcrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
        .target(name: "ContractReports", dependencies: ["ContractFindings"]),

        .testTarget(name: "ContractFindingsTests", dependencies: ["ContractFindings"]),
        .testTarget(name: "ContractDigestTests", dependencies: ["ContractDigest"]),
        .testTarget(
            name: "ContractReportsTests", dependencies: ["ContractReports", "ContractFindings"],
            exclude: ["Golden"]),
    ],
    swiftLanguageModes: [.v6]
)
