#ifndef CFILECALLS_H
#define CFILECALLS_H

// Calls of the system on files that Swift's own modules leave out. No state.

#include <errno.h>
#include <spawn.h>
#include <sys/types.h>

#if defined(__linux__)
// Declared in <fcntl.h> only for those who ask for GNU's extensions.
extern int fallocate(int descriptor, int mode, off_t offset, off_t length);
#if defined(__GLIBC__)
#if __GLIBC_PREREQ(2, 34)
#define FILECALLS_HAS_CLOSEFROM 1
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
#endif
#endif
#endif

/// Has a child close every descriptor from a number on, whoever opened it without close-on-exec.
///
/// 0, or the error number of the system: `EOPNOTSUPP` where it cannot do that.
static inline int filecalls_close_from(posix_spawn_file_actions_t *actions, int from) {
#if defined(FILECALLS_HAS_CLOSEFROM)
  return posix_spawn_file_actions_addclosefrom_np(actions, from);
#else
  (void)actions;
  (void)from;
  return EOPNOTSUPP;
#endif
}

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
