/// The text of a UUID to 16 bytes and back: 36 bytes at a time, in vector registers where the processor has them.
///
/// `bytekernel_uuid_parse_into` and `bytekernel_uuid_format` take the widest path that the compiler's baseline allows (SSE2,
/// NEON); the `_portable` functions do the same in 64-bit words and are what other processors get. The tests run both
/// against each other.
#ifndef BYTEKERNELS_UUID_TEXT_H
#define BYTEKERNELS_UUID_TEXT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__ARM_NEON) && defined(__aarch64__)
#include <arm_neon.h>
#endif

/// The 16 bytes of a UUID in text order, as they lie in memory, and whether the text was one.
typedef struct {
    uint64_t first;
    uint64_t second;
    int32_t valid;
} bytekernel_uuid;

static inline uint64_t bytekernel_load8(const uint8_t *bytes) {
    uint64_t word;
    memcpy(&word, bytes, 8);
    return word;
}

static inline uint32_t bytekernel_load4(const uint8_t *bytes) {
    uint32_t word;
    memcpy(&word, bytes, 4);
    return word;
}

/// 0 if the four hyphens stand at 8, 13, 18 and 23.
static inline uint32_t bytekernel_uuid_hyphen_difference(const uint8_t *text) {
    return (uint32_t)((text[8] ^ '-') | (text[13] ^ '-') | (text[18] ^ '-') | (text[23] ^ '-'));
}

// MARK: Portable: 8 digits in a 64-bit word, first digit in the lowest byte

static inline uint64_t bytekernel_load8_lowest_first(const uint8_t *b) {
    return (uint64_t)b[0] | (uint64_t)b[1] << 8 | (uint64_t)b[2] << 16 | (uint64_t)b[3] << 24 | (uint64_t)b[4] << 32
        | (uint64_t)b[5] << 40 | (uint64_t)b[6] << 48 | (uint64_t)b[7] << 56;
}

/// Decodes 8 digits to 4 bytes. Bits of `bad` are set where a byte is no digit.
static inline void bytekernel_hex8_portable(uint64_t word, uint8_t *out, uint64_t *bad) {
    const uint64_t each = 0x0101010101010101u;
    const uint64_t top = 0x80 * each;
    // With the top bits off, no sum below carries into the next byte.
    const uint64_t low = word & ~top;
    const uint64_t folded = low | 0x20 * each;
    const uint64_t digit = (low + (0x80 - '0') * each) & ~(low + (0x7f - '9') * each);
    const uint64_t letter = (folded + (0x80 - 'a') * each) & ~(folded + (0x7f - 'f') * each);
    *bad |= (word | ~(digit | letter)) & top;
    const uint64_t nibbles = (low & 0x0f * each) + ((low >> 6) & each) * 9;
    const uint64_t pairs = nibbles << 4 | nibbles >> 8;
    out[0] = (uint8_t)pairs;
    out[1] = (uint8_t)(pairs >> 16);
    out[2] = (uint8_t)(pairs >> 32);
    out[3] = (uint8_t)(pairs >> 48);
}

/// Reads 36 bytes: 8-4-4-4-12 hexadecimal digits in either case. Reads no byte beyond them.
/// Writes 16 bytes, which mean nothing where it returns 0.
static inline int32_t bytekernel_uuid_parse_into_portable(const void *source, void *target) {
    const uint8_t *text = (const uint8_t *)source;
    uint8_t *bytes = (uint8_t *)target;
    uint8_t digits[16];
    memcpy(digits, text + 9, 4);
    memcpy(digits + 4, text + 14, 4);
    memcpy(digits + 8, text + 19, 4);
    memcpy(digits + 12, text + 24, 4);
    uint64_t bad = bytekernel_uuid_hyphen_difference(text);
    bytekernel_hex8_portable(bytekernel_load8_lowest_first(text), bytes, &bad);
    bytekernel_hex8_portable(bytekernel_load8_lowest_first(digits), bytes + 4, &bad);
    bytekernel_hex8_portable(bytekernel_load8_lowest_first(digits + 8), bytes + 8, &bad);
    bytekernel_hex8_portable(bytekernel_load8_lowest_first(text + 28), bytes + 12, &bad);
    return bad == 0;
}

/// Writes the 8 lower-case digits of 4 bytes.
static inline void bytekernel_format4_portable(const uint8_t *bytes, uint8_t *out) {
    const uint64_t each = 0x0101010101010101u;
    // Byte i of the source goes to the 16-bit lane i: high nibble in the lower byte of the lane.
    const uint64_t lanes = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 16 | (uint64_t)bytes[2] << 32 | (uint64_t)bytes[3] << 48;
    const uint64_t nibbles = ((lanes >> 4) | (lanes << 8)) & 0x0f * each;
    const uint64_t letter = ((nibbles + 6 * each) >> 4) & each;
    const uint64_t text = nibbles + '0' * each + letter * ('a' - '0' - 10);
    for (int i = 0; i < 8; i++) out[i] = (uint8_t)(text >> (8 * i));
}

/// Writes 36 bytes: canonical text. Writes no byte beyond them.
static inline void bytekernel_uuid_format_portable(uint64_t first, uint64_t second, void *target) {
    uint8_t *text = (uint8_t *)target;
    uint8_t bytes[16];
    uint8_t digits[32];
    memcpy(bytes, &first, 8);
    memcpy(bytes + 8, &second, 8);
    for (int i = 0; i < 4; i++) bytekernel_format4_portable(bytes + 4 * i, digits + 8 * i);
    memcpy(text, digits, 8);
    memcpy(text + 9, digits + 8, 4);
    memcpy(text + 14, digits + 12, 4);
    memcpy(text + 19, digits + 16, 4);
    memcpy(text + 24, digits + 20, 12);
    text[8] = text[13] = text[18] = text[23] = '-';
}

// MARK: SSE2

#if defined(__SSE2__)

/// The value of each digit; 16 and more where a byte is none.
static inline __m128i bytekernel_nibbles_sse2(__m128i text) {
    // '0'...'9' become 0xF6...0xFF, then 0xF0...0xF9, then 0...9; every other byte becomes 16 or more.
    const __m128i shifted = _mm_subs_epu8(_mm_add_epi8(text, _mm_set1_epi8((char)(0xff - '9'))), _mm_set1_epi8(6));
    const __m128i digit = _mm_sub_epi8(shifted, _mm_set1_epi8((char)0xf0));
    // 'A'...'F' and 'a'...'f' become 10...15; every other byte becomes 16 or more.
    const __m128i folded = _mm_sub_epi8(_mm_and_si128(text, _mm_set1_epi8((char)0xdf)), _mm_set1_epi8('A'));
    const __m128i letter = _mm_adds_epu8(folded, _mm_set1_epi8(10));
    return _mm_min_epu8(digit, letter);
}

/// Two digits a 16-bit lane to one byte a lane, first digit in the lower byte.
static inline __m128i bytekernel_joined_sse2(__m128i nibbles) {
    const __m128i high = _mm_slli_epi16(nibbles, 4);
    const __m128i low = _mm_srli_epi16(nibbles, 8);
    return _mm_and_si128(_mm_or_si128(high, low), _mm_set1_epi16(0x00ff));
}

/// Reads 36 bytes: 8-4-4-4-12 hexadecimal digits in either case. Reads no byte beyond them.
/// Writes 16 bytes, which mean nothing where it returns 0.
static inline int32_t bytekernel_uuid_parse_into(const void *source, void *target) {
    const uint8_t *text = (const uint8_t *)source;
    const __m128i group1 = _mm_loadl_epi64((const __m128i *)text);
    const __m128i groups23 =
        _mm_unpacklo_epi32(_mm_cvtsi32_si128((int)bytekernel_load4(text + 9)), _mm_cvtsi32_si128((int)bytekernel_load4(text + 14)));
    const __m128i groups45 =
        _mm_unpacklo_epi32(_mm_cvtsi32_si128((int)bytekernel_load4(text + 19)), _mm_cvtsi32_si128((int)bytekernel_load4(text + 24)));
    const __m128i rest = _mm_loadl_epi64((const __m128i *)(text + 28));
    // Bytes 8 to 23: a hyphen at 0, 5, 10 and 15 of them.
    const __m128i middle = _mm_loadu_si128((const __m128i *)(text + 8));
    const int hyphens = _mm_movemask_epi8(_mm_cmpeq_epi8(middle, _mm_set1_epi8('-'))) & 0x8421;
    const __m128i left = bytekernel_nibbles_sse2(_mm_unpacklo_epi64(group1, groups23));
    const __m128i right = bytekernel_nibbles_sse2(_mm_unpacklo_epi64(groups45, rest));
    // The top bit is set where a value is more than 15.
    const __m128i over = _mm_adds_epu8(_mm_max_epu8(left, right), _mm_set1_epi8(0x7f - 15));
    _mm_storeu_si128((__m128i *)target, _mm_packus_epi16(bytekernel_joined_sse2(left), bytekernel_joined_sse2(right)));
    return (_mm_movemask_epi8(over) | (hyphens ^ 0x8421)) == 0;
}

static inline __m128i bytekernel_digits_sse2(__m128i nibbles) {
    const __m128i letter = _mm_and_si128(_mm_cmpgt_epi8(nibbles, _mm_set1_epi8(9)), _mm_set1_epi8('a' - '0' - 10));
    return _mm_add_epi8(_mm_add_epi8(nibbles, _mm_set1_epi8('0')), letter);
}

static inline void bytekernel_uuid_format(uint64_t first, uint64_t second, void *target) {
    uint8_t *text = (uint8_t *)target;
    const __m128i bytes = _mm_set_epi64x((long long)second, (long long)first);
    const __m128i mask = _mm_set1_epi8(0x0f);
    const __m128i high = _mm_and_si128(_mm_srli_epi16(bytes, 4), mask);
    const __m128i low = _mm_and_si128(bytes, mask);
    const __m128i left = bytekernel_digits_sse2(_mm_unpacklo_epi8(high, low));
    const __m128i right = bytekernel_digits_sse2(_mm_unpackhi_epi8(high, low));
    // Bytes 8 to 23 of the text: digits 8 to 15 with a hyphen before each 4, then digits 16 to 19 with a hyphen on each side.
    const __m128i group2 = _mm_and_si128(
        _mm_srli_si128(left, 7), _mm_setr_epi8(0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    const __m128i group3 = _mm_and_si128(
        _mm_srli_si128(left, 6), _mm_setr_epi8(0, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0));
    const __m128i group4 = _mm_srli_si128(_mm_slli_si128(right, 12), 1);
    const __m128i hyphens = _mm_setr_epi8('-', 0, 0, 0, 0, '-', 0, 0, 0, 0, '-', 0, 0, 0, 0, '-');
    const __m128i middle = _mm_or_si128(_mm_or_si128(group2, group3), _mm_or_si128(group4, hyphens));
    // Three stores that overlap, the last one over what the second wrote too early.
    _mm_storel_epi64((__m128i *)text, left);
    _mm_storeu_si128((__m128i *)(text + 20), right);
    _mm_storeu_si128((__m128i *)(text + 8), middle);
}

// MARK: NEON

#elif defined(__ARM_NEON) && defined(__aarch64__)

/// The value of each digit; 16 and more where a byte is none. The same steps as in SSE2.
static inline uint8x16_t bytekernel_nibbles_neon(uint8x16_t text) {
    const uint8x16_t shifted = vqsubq_u8(vaddq_u8(text, vdupq_n_u8(0xff - '9')), vdupq_n_u8(6));
    const uint8x16_t digit = vsubq_u8(shifted, vdupq_n_u8(0xf0));
    const uint8x16_t folded = vsubq_u8(vandq_u8(text, vdupq_n_u8(0xdf)), vdupq_n_u8('A'));
    const uint8x16_t letter = vqaddq_u8(folded, vdupq_n_u8(10));
    return vminq_u8(digit, letter);
}

static inline int32_t bytekernel_uuid_parse_into(const void *source, void *target) {
    const uint8_t *text = (const uint8_t *)source;
    uint8_t digits[32];
    memcpy(digits, text, 8);
    memcpy(digits + 8, text + 9, 4);
    memcpy(digits + 12, text + 14, 4);
    memcpy(digits + 16, text + 19, 4);
    memcpy(digits + 20, text + 24, 12);
    const uint8x16_t left = bytekernel_nibbles_neon(vld1q_u8(digits));
    const uint8x16_t right = bytekernel_nibbles_neon(vld1q_u8(digits + 16));
    const uint8x16_t high = vuzp1q_u8(left, right);
    const uint8x16_t low = vuzp2q_u8(left, right);
    vst1q_u8((uint8_t *)target, vorrq_u8(vshlq_n_u8(high, 4), low));
    return vmaxvq_u8(vmaxq_u8(left, right)) < 16 && bytekernel_uuid_hyphen_difference(text) == 0;
}

static inline uint8x16_t bytekernel_digits_neon(uint8x16_t nibbles) {
    const uint8x16_t letter = vandq_u8(vcgtq_u8(nibbles, vdupq_n_u8(9)), vdupq_n_u8('a' - '0' - 10));
    return vaddq_u8(vaddq_u8(nibbles, vdupq_n_u8('0')), letter);
}

static inline void bytekernel_uuid_format(uint64_t first, uint64_t second, void *target) {
    uint8_t *text = (uint8_t *)target;
    uint8_t bytes[16];
    uint8_t digits[32];
    memcpy(bytes, &first, 8);
    memcpy(bytes + 8, &second, 8);
    const uint8x16_t value = vld1q_u8(bytes);
    const uint8x16_t high = vshrq_n_u8(value, 4);
    const uint8x16_t low = vandq_u8(value, vdupq_n_u8(0x0f));
    vst1q_u8(digits, bytekernel_digits_neon(vzip1q_u8(high, low)));
    vst1q_u8(digits + 16, bytekernel_digits_neon(vzip2q_u8(high, low)));
    memcpy(text, digits, 8);
    memcpy(text + 9, digits + 8, 4);
    memcpy(text + 14, digits + 12, 4);
    memcpy(text + 19, digits + 16, 4);
    memcpy(text + 24, digits + 20, 12);
    text[8] = text[13] = text[18] = text[23] = '-';
}

#else

static inline int32_t bytekernel_uuid_parse_into(const void *source, void *target) {
    return bytekernel_uuid_parse_into_portable(source, target);
}

static inline void bytekernel_uuid_format(uint64_t first, uint64_t second, void *target) {
    bytekernel_uuid_format_portable(first, second, target);
}

#endif

/// Reads 36 bytes as `bytekernel_uuid_parse_into` does, into a value.
///
/// `pure` tells Swift that nothing is released meanwhile, so that it need not retain the string whose bytes these are.
__attribute__((pure)) static inline bytekernel_uuid bytekernel_uuid_parse(const void *source) {
    uint64_t words[2];
    bytekernel_uuid result;
    result.valid = bytekernel_uuid_parse_into(source, words);
    result.first = words[0];
    result.second = words[1];
    return result;
}

/// The same, and asks the processor for the text at `later`, which is read soon. Never faults, whatever that address.
__attribute__((pure)) static inline bytekernel_uuid bytekernel_uuid_parse_ahead(const void *source, uintptr_t later) {
    __builtin_prefetch((const char *)later);
    __builtin_prefetch((const char *)later + 35);
    return bytekernel_uuid_parse(source);
}

/// The case of the 36 bytes of a text that `bytekernel_uuid_parse_into` has accepted: 0 without a capital letter, 1 with
/// capital letters alone, 2 with both.
static inline int32_t bytekernel_uuid_case(const void *source) {
    const uint8_t *text = (const uint8_t *)source;
    const uint64_t words[5] = {bytekernel_load8(text), bytekernel_load8(text + 8), bytekernel_load8(text + 16),
                               bytekernel_load8(text + 24), bytekernel_load8(text + 28)};
    // Bit 5 is set in digits, hyphens and small letters, bit 6 in letters.
    const uint64_t all = words[0] & words[1] & words[2] & words[3] & words[4];
    if ((all & 0x2020202020202020u) == 0x2020202020202020u) return 0;
    uint64_t small = 0;
    for (int i = 0; i < 5; i++) small |= words[i] & words[i] << 1;
    return (small & 0x4040404040404040u) == 0 ? 1 : 2;
}

/// Asks the processor for bytes that are read soon. Never faults, whatever the address.
static inline void bytekernel_prefetch(const void *bytes, size_t length) {
    for (size_t line = 0; line < length; line += 64) __builtin_prefetch((const char *)bytes + line);
}

/// The first byte of that value in the bytes, or -1.
static inline ptrdiff_t bytekernel_first_offset(const void *bytes, size_t length, uint8_t value) {
    const void *place = length == 0 ? NULL : memchr(bytes, value, length);
    return place == NULL ? -1 : (const uint8_t *)place - (const uint8_t *)bytes;
}

#endif
