// The calls live in their header; the package manager wants one source file.
#include "CFileCalls.h"
