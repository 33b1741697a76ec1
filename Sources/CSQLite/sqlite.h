// SQLite of the system, and what Swift cannot call of it: variadic functions and pointers made by a cast.
#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>

/// Switches the triggers of all tables on or off for one connection. The result code of SQLite.
static inline int sqlite_enable_triggers(sqlite3 *connection, int enabled) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, enabled, (int *)0);
}

/// Makes a connection leave the log of WAL as it is when it is closed as the last one, where SQLite would bring it into the
/// database. The result code of SQLite.
static inline int sqlite_keep_log_on_close(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

/// Makes a connection trust no function or virtual table that the schema of the file names. The result code of SQLite.
static inline int sqlite_distrust_schema(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

/// Binds bytes that SQLite copies. A null pointer binds an empty text.
static inline int sqlite_bind_text_copy(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, bytes ? (const char *)bytes : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds bytes that SQLite copies. A null pointer binds an empty BLOB.
static inline int sqlite_bind_blob_copy(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", length, SQLITE_TRANSIENT);
}

/// The same for the result of a function.
static inline void sqlite_result_text_copy(sqlite3_context *context, const void *bytes, sqlite3_uint64 length) {
  sqlite3_result_text64(context, bytes ? (const char *)bytes : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// The same for the result of a function.
static inline void sqlite_result_blob_copy(sqlite3_context *context, const void *bytes, sqlite3_uint64 length) {
  sqlite3_result_blob64(context, bytes ? bytes : "", length, SQLITE_TRANSIENT);
}

#endif
