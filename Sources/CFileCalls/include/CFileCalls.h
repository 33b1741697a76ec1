#ifndef CFILECALLS_H
#define CFILECALLS_H

// Calls of the system on files that Swift's own modules leave out. No state.

#include <errno.h>
#include <sys/types.h>

#if defined(__linux__)
// Declared in <fcntl.h> only for those who ask for GNU's extensions.
extern int fallocate(int descriptor, int mode, off_t offset, off_t length);
#endif

/// Takes room on the disk for the first `length` bytes of a file, where the volume can do that.
///
/// 0, or the error number of the system: `EOPNOTSUPP` where it cannot. (`posix_fallocate` writes to every block then.)
static inline int filecalls_reserve(int descriptor, off_t length) {
#if defined(__linux__)
  return fallocate(descriptor, 0, 0, length) == 0 ? 0 : errno;
#else
  (void)descriptor;
  (void)length;
  return EOPNOTSUPP;
#endif
}

#endif
