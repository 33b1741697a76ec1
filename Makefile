# Two commands do everything: `make check` sets up, builds and runs the main job on the examples that ship;
# `make test` sets up what the tests need and runs them all. CONFIGURATION=release builds optimised.

CONFIGURATION ?= debug
FUZZ_SECONDS ?= 60
# The same flags everywhere, so that nothing is built twice.
SWIFT_FLAGS := -Xswiftc -warnings-as-errors -Xcc -Werror
# A crash dump must not print what the registers point at: that may be a value.
export SWIFT_BACKTRACE := enable=yes,registers=none,images=none,sanitize=yes
# Where Scripts/setup puts a toolchain if the machine has none.
export PATH := $(HOME)/.local/share/swiftly/bin:$(HOME)/.swiftly/bin:$(PATH)
PYTHON := .build/python/bin/python3

.PHONY: check test fuzz interop atlas spark setup setup-tests lint build vectors benchmark receive-load format clean

## Set up, build, and prove the contract of the example.
check: setup
	swift build -c $(CONFIGURATION) $(SWIFT_FLAGS) --product bytecontract
	swift run -c $(CONFIGURATION) $(SWIFT_FLAGS) --skip-build bytecontract check Examples/orders

## Set up what the tests need, and run everything that decides.
test: setup-tests lint
	$(PYTHON) Scripts/check-schemas
	swift build --build-tests $(SWIFT_FLAGS)
	swift run $(SWIFT_FLAGS) --skip-build bytecontract vectors lint Vectors Examples/orders/vectors/upload.json
	swift build --package-path Benchmarks $(SWIFT_FLAGS)
	swift test --skip-build $(SWIFT_FLAGS)
	$(MAKE) fuzz
	$(MAKE) receive-load LOAD_FLAGS='--report-speed --skip-if-no-room'

## Bytes that nobody thought of, for FUZZ_SECONDS in all. Toolchains of Xcode have no libFuzzer; those of swift.org do.
fuzz:
	@if [ "$$(uname)" = Darwin ]; then echo "fuzz: needs a toolchain with libFuzzer; run on Linux"; else Scripts/fuzz $(FUZZ_SECONDS); fi

## Forms to every server of Interop/, from curl and from the command: a table of what each read; and through URLSession.
## Installs what they need.
interop: build
	Scripts/interop install
	Scripts/interop run
	BYTECONTRACT_ALL_SERVERS=1 swift test $(SWIFT_FLAGS) --filter UploadSessionServerTests

## The bodies of Atlas/ to every server that is installed; writes what they read, and what is made of it.
atlas:
	Scripts/interop install
	Scripts/atlas measure

## The audit's query on Spark, in local mode; installs 450 MB and needs Java 17.
spark:
	Scripts/interop install spark
	BYTECONTRACT_ENGINE=spark swift test $(SWIFT_FLAGS) --filter EngineQueryTests

setup:
	Scripts/setup

setup-tests:
	Scripts/setup tests

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Examples Fuzz Benchmarks/Package.swift Benchmarks/Sources

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests Examples Fuzz Benchmarks/Package.swift Benchmarks/Sources

build:
	swift build $(SWIFT_FLAGS)

## After a change of a vector file: format and lock it, and carry it into the library.
vectors: build
	swift run $(SWIFT_FLAGS) --skip-build bytecontract vectors lint --fix Vectors
	Scripts/embed-vectors

## The figures of the README.
benchmark:
	swift run -c release --package-path Benchmarks Benchmarks

## The load that `bytecontract receive` has to bear (Documentation/receive.md). Needs 5.3 GB of disk.
## On machines that are shared: LOAD_FLAGS='--report-speed --skip-if-no-room'.
receive-load:
	@if [ "$$(uname)" = Darwin ]; then echo "receive-load: reads the memory of processes from /proc; run on Linux"; else \
	swift build -c release $(SWIFT_FLAGS) --product bytecontract && Scripts/receive-load $(LOAD_FLAGS); fi

clean:
	rm -rf .build Benchmarks/.build
