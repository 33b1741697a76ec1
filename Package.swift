// swift-tools-version: 6.2
import PackageDescription

// The house: a target imports only targets on floors below its own (ARCHITECTURE.md).
let package = Package(
    name: "ByteContract",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "UUIDContract", targets: ["UUIDContract", "ContractFindings"]),
        .library(name: "MultipartContract", targets: ["MultipartContract", "ContractFindings"]),
        .library(name: "MultipartUpload", targets: ["MultipartUpload", "ContractFindings"]),
        .library(
            name: "ContractVectors",
            targets: ["ContractVectors", "ContractFile", "ContractFindings", "ContractReports"]),
        .executable(name: "bytecontract", targets: ["bytecontract"]),
    ],
    targets: [
        // Floor 1
        .target(name: "ContractFindings"),
        .target(name: "CByteKernels"),
        .target(name: "CFileCalls"),

        // Floor 2
        .target(name: "UUIDContract", dependencies: ["ContractFindings", "CByteKernels"]),
        .target(name: "MultipartContract", dependencies: ["ContractFindings", "CByteKernels", "CFileCalls"]),

        // Floor 3
        .target(name: "MultipartUpload", dependencies: ["ContractFindings", "MultipartContract"]),
        .target(name: "ContractFile", dependencies: ["ContractFindings", "UUIDContract", "MultipartContract"]),
        .target(
            name: "ContractDigest",
            dependencies: [.target(name: "CLibcrypto", condition: .when(platforms: [.linux]))]),
        .systemLibrary(
            name: "CLibcrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
        .target(name: "ContractReports", dependencies: ["ContractFindings"]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

        // Floor 4
        .target(
            name: "ContractVectors",
            dependencies: [
                "CFileCalls", "ContractFindings", "UUIDContract", "MultipartContract", "ContractFile", "ContractDigest",
                "ContractReports",
            ]),
        .target(
            name: "UploadInspection",
            dependencies: [
                "ContractFindings", "MultipartContract", "ContractFile", "ContractDigest", "ContractReports",
            ]),
        .target(
            name: "StoreAudit",
            dependencies: [
                "CByteKernels", "CFileCalls", "CSQLite", "ContractFindings", "UUIDContract", "MultipartContract",
                "ContractFile", "ContractDigest", "ContractReports",
            ]),

        // Floor 5
        .target(
            name: "UploadReceiver",
            dependencies: [
                "ContractFindings", "MultipartContract", "ContractFile", "ContractDigest", "ContractReports",
                "ContractVectors", "UploadInspection",
            ]),

        // Floor 6
        .executableTarget(
            name: "bytecontract",
            dependencies: [
                "ContractFindings", "UUIDContract", "MultipartContract", "ContractFile", "ContractReports",
                "ContractVectors", "UploadInspection", "StoreAudit", "UploadReceiver",
            ]),

        // Examples: compiled and tested, in no product
        .target(
            name: "OrderIdentifiers", dependencies: ["ContractFindings", "UUIDContract"],
            path: "Examples/OrderIdentifiers"),

        .testTarget(name: "ContractFindingsTests", dependencies: ["ContractFindings"]),
        .testTarget(name: "ContractDigestTests", dependencies: ["ContractDigest"]),
        .testTarget(
            name: "ContractReportsTests", dependencies: ["ContractReports", "ContractFindings"], exclude: ["Golden"]),
        .testTarget(name: "ContractFileTests", dependencies: ["ContractFile", "ContractFindings", "UUIDContract"]),
        .testTarget(
            name: "ContractVectorsTests",
            dependencies: ["ContractFile", "ContractFindings", "ContractVectors", "MultipartContract", "UUIDContract"]),
        .testTarget(
            name: "UUIDContractTests", dependencies: ["ContractFindings", "CByteKernels", "UUIDContract"],
            resources: [.copy("Facts")]),
        .testTarget(
            name: "OrderIdentifiersTests", dependencies: ["ContractFindings", "UUIDContract", "OrderIdentifiers"]),
        .testTarget(
            name: "UploadInspectionTests",
            dependencies: [
                "ContractFile", "ContractFindings", "ContractReports", "MultipartContract", "UUIDContract",
                "UploadInspection",
            ],
            exclude: ["Material"]),
        .testTarget(
            name: "StoreAuditTests",
            dependencies: [
                "CSQLite", "ContractFile", "ContractFindings", "ContractReports", "MigrationDriver", "StoreAudit",
                "UUIDContract",
            ],
            exclude: ["Material"]),
        // A migration that tests kill
        .executableTarget(name: "MigrationDriver", dependencies: ["StoreAudit"], path: "Tests/MigrationDriver"),
        .testTarget(
            name: "UploadReceiverTests",
            dependencies: [
                "bytecontract", "ContractDigest", "ContractFile", "ContractFindings", "ContractReports",
                "InteropSupport",
                "MultipartContract", "MultipartUpload", "UploadInspection", "UploadReceiver",
            ], exclude: ["Browser"]),
        .testTarget(name: "MultipartContractTests", dependencies: ["ContractFindings", "MultipartContract"]),
        .testTarget(
            name: "MultipartUploadTests", dependencies: ["ContractFindings", "MultipartContract", "MultipartUpload"],
            exclude: ["echo_server.py", "upload_server.py"]),
        // Servers of Interop/ for test targets
        .target(name: "InteropSupport", dependencies: ["MultipartContract"], path: "Tests/InteropSupport"),
        .testTarget(
            name: "InteropTests",
            dependencies: [
                "bytecontract", "ContractDigest", "ContractFindings", "ContractReports", "InteropSupport",
                "MultipartContract", "MultipartUpload", "UploadInspection",
            ]),
        .testTarget(
            name: "CommandTests", dependencies: ["bytecontract", "ContractFindings", "StoreAudit", "UUIDContract"],
            exclude: ["Golden"]),
        .testTarget(
            name: "HouseTests",
            dependencies: ["ContractFindings", "MultipartContract", "MultipartUpload", "UUIDContract"]),
    ],
    swiftLanguageModes: [.v6]
)
