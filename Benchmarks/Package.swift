// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ByteContract", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "UUIDContract", package: "ByteContract"),
                .product(name: "MultipartContract", package: "ByteContract"),
                // Brings ContractDigest, which is no product of its own.
                .product(name: "ContractVectors", package: "ByteContract"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
