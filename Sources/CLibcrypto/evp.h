// The digests of OpenSSL's libcrypto, for systems without CryptoKit.
#include <openssl/evp.h>
