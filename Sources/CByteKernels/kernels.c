// The kernels live in their headers, so that Swift code inlines them; the package manager wants one source file.
#include "separators.h"
#include "uuid_text.h"
