/// Where single bytes stand in long texts: 64 bytes at a time in vector registers where the processor has them.
#ifndef BYTEKERNELS_SEPARATORS_H
#define BYTEKERNELS_SEPARATORS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__ARM_NEON) && defined(__aarch64__)
#include <arm_neon.h>
#endif

/// Counts of two values.
typedef struct {
    size_t first;
    size_t second;
} bytekernel_counts;

static inline bytekernel_counts bytekernel_count_two_portable(const void *source, size_t length, uint8_t first, uint8_t second) {
    const uint8_t *bytes = (const uint8_t *)source;
    bytekernel_counts counts = {0, 0};
    for (size_t i = 0; i < length; i++) {
        counts.first += bytes[i] == first;
        counts.second += bytes[i] == second;
    }
    return counts;
}

/// Writes the offsets of all bytes of two values to `offsets`, which has room for `length` of them. Returns how many there are.
static inline size_t bytekernel_offsets_of_two_portable(
    const void *source, size_t length, uint8_t first, uint8_t second, uint32_t *offsets) {
    const uint8_t *bytes = (const uint8_t *)source;
    size_t count = 0;
    for (size_t i = 0; i < length; i++) {
        offsets[count] = (uint32_t)i;
        count += (bytes[i] == first) | (bytes[i] == second);
    }
    return count;
}

/// The first byte of one of two values, or `length`.
static inline size_t bytekernel_first_of_two_portable(const void *source, size_t length, uint8_t first, uint8_t second) {
    const uint8_t *bytes = (const uint8_t *)source;
    size_t i = 0;
    while (i < length && bytes[i] != first && bytes[i] != second) i++;
    return i;
}

/// The first byte that a text of JSON does not simply hold, or `length`: a quote, a backslash or a control character.
static inline size_t bytekernel_json_text_portable(const void *source, size_t length) {
    const uint8_t *bytes = (const uint8_t *)source;
    size_t i = 0;
    while (i < length && bytes[i] != '"' && bytes[i] != '\\' && bytes[i] >= 0x20) i++;
    return i;
}

// MARK: SSE2

#if defined(__SSE2__)

static inline uint64_t bytekernel_mask_of_two_sse2(const uint8_t *bytes, __m128i first, __m128i second) {
    uint64_t mask = 0;
    for (int i = 0; i < 4; i++) {
        const __m128i block = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        const __m128i equal = _mm_or_si128(_mm_cmpeq_epi8(block, first), _mm_cmpeq_epi8(block, second));
        mask |= (uint64_t)(uint32_t)_mm_movemask_epi8(equal) << (16 * i);
    }
    return mask;
}

/// Counts the bytes of two values.
static inline bytekernel_counts bytekernel_count_two(const void *source, size_t length, uint8_t first, uint8_t second) {
    const uint8_t *bytes = (const uint8_t *)source;
    const __m128i firsts = _mm_set1_epi8((char)first), seconds = _mm_set1_epi8((char)second), zero = _mm_setzero_si128();
    __m128i first_sums = zero, second_sums = zero;
    size_t i = 0;
    while (i + 16 <= length) {
        // A byte counts to 255 before it is added up.
        const size_t blocks = (length - i) / 16 < 255 ? (length - i) / 16 : 255;
        __m128i first_bytes = zero, second_bytes = zero;
        for (size_t block = 0; block < blocks; block++, i += 16) {
            const __m128i value = _mm_loadu_si128((const __m128i *)(bytes + i));
            first_bytes = _mm_sub_epi8(first_bytes, _mm_cmpeq_epi8(value, firsts));
            second_bytes = _mm_sub_epi8(second_bytes, _mm_cmpeq_epi8(value, seconds));
        }
        first_sums = _mm_add_epi64(first_sums, _mm_sad_epu8(first_bytes, zero));
        second_sums = _mm_add_epi64(second_sums, _mm_sad_epu8(second_bytes, zero));
    }
    uint64_t sums[4];
    _mm_storeu_si128((__m128i *)sums, first_sums);
    _mm_storeu_si128((__m128i *)(sums + 2), second_sums);
    bytekernel_counts counts = bytekernel_count_two_portable(bytes + i, length - i, first, second);
    counts.first += (size_t)(sums[0] + sums[1]);
    counts.second += (size_t)(sums[2] + sums[3]);
    return counts;
}

static inline size_t bytekernel_offsets_of_two(
    const void *source, size_t length, uint8_t first, uint8_t second, uint32_t *offsets) {
    const uint8_t *bytes = (const uint8_t *)source;
    const __m128i firsts = _mm_set1_epi8((char)first), seconds = _mm_set1_epi8((char)second);
    size_t count = 0, i = 0;
    for (; i + 64 <= length; i += 64) {
        uint64_t mask = bytekernel_mask_of_two_sse2(bytes + i, firsts, seconds);
        while (mask != 0) {
            offsets[count++] = (uint32_t)i + (uint32_t)__builtin_ctzll(mask);
            mask &= mask - 1;
        }
    }
    const size_t rest = bytekernel_offsets_of_two_portable(bytes + i, length - i, first, second, offsets + count);
    for (size_t j = 0; j < rest; j++) offsets[count + j] += (uint32_t)i;
    return count + rest;
}

static inline size_t bytekernel_first_of_two(const void *source, size_t length, uint8_t first, uint8_t second) {
    const uint8_t *bytes = (const uint8_t *)source;
    const __m128i firsts = _mm_set1_epi8((char)first), seconds = _mm_set1_epi8((char)second);
    size_t i = 0;
    for (; i + 16 <= length; i += 16) {
        const __m128i block = _mm_loadu_si128((const __m128i *)(bytes + i));
        const int mask = _mm_movemask_epi8(_mm_or_si128(_mm_cmpeq_epi8(block, firsts), _mm_cmpeq_epi8(block, seconds)));
        if (mask != 0) return i + (size_t)__builtin_ctz((unsigned)mask);
    }
    return i + bytekernel_first_of_two_portable(bytes + i, length - i, first, second);
}

static inline size_t bytekernel_json_text(const void *source, size_t length) {
    const uint8_t *bytes = (const uint8_t *)source;
    const __m128i quotes = _mm_set1_epi8('"'), escapes = _mm_set1_epi8('\\'), controls = _mm_set1_epi8(0x1f);
    size_t i = 0;
    for (; i + 16 <= length; i += 16) {
        const __m128i block = _mm_loadu_si128((const __m128i *)(bytes + i));
        const __m128i marks = _mm_or_si128(_mm_cmpeq_epi8(block, quotes), _mm_cmpeq_epi8(block, escapes));
        const int mask = _mm_movemask_epi8(_mm_or_si128(marks, _mm_cmpeq_epi8(_mm_min_epu8(block, controls), block)));
        if (mask != 0) return i + (size_t)__builtin_ctz((unsigned)mask);
    }
    return i + bytekernel_json_text_portable(bytes + i, length - i);
}

// MARK: NEON

#elif defined(__ARM_NEON) && defined(__aarch64__)

static inline bytekernel_counts bytekernel_count_two(const void *source, size_t length, uint8_t first, uint8_t second) {
    const uint8_t *bytes = (const uint8_t *)source;
    const uint8x16_t firsts = vdupq_n_u8(first), seconds = vdupq_n_u8(second);
    size_t first_sum = 0, second_sum = 0, i = 0;
    while (i + 16 <= length) {
        const size_t blocks = (length - i) / 16 < 255 ? (length - i) / 16 : 255;
        uint8x16_t first_bytes = vdupq_n_u8(0), second_bytes = vdupq_n_u8(0);
        for (size_t block = 0; block < blocks; block++, i += 16) {
            const uint8x16_t value = vld1q_u8(bytes + i);
            first_bytes = vsubq_u8(first_bytes, vceqq_u8(value, firsts));
            second_bytes = vsubq_u8(second_bytes, vceqq_u8(value, seconds));
        }
        first_sum += vaddlvq_u8(first_bytes);
        second_sum += vaddlvq_u8(second_bytes);
    }
    bytekernel_counts counts = bytekernel_count_two_portable(bytes + i, length - i, first, second);
    counts.first += first_sum;
    counts.second += second_sum;
    return counts;
}

static inline size_t bytekernel_offsets_of_two(
    const void *source, size_t length, uint8_t first, uint8_t second, uint32_t *offsets) {
    const uint8_t *bytes = (const uint8_t *)source;
    const uint8x16_t firsts = vdupq_n_u8(first), seconds = vdupq_n_u8(second);
    size_t count = 0, i = 0;
    for (; i + 16 <= length; i += 16) {
        const uint8x16_t value = vld1q_u8(bytes + i);
        const uint8x16_t equal = vorrq_u8(vceqq_u8(value, firsts), vceqq_u8(value, seconds));
        // Four bits a byte.
        uint64_t mask = vget_lane_u64(vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(equal), 4)), 0);
        while (mask != 0) {
            const int place = __builtin_ctzll(mask) >> 2;
            offsets[count++] = (uint32_t)i + (uint32_t)place;
            mask &= ~((uint64_t)15 << (place * 4));
        }
    }
    const size_t rest = bytekernel_offsets_of_two_portable(bytes + i, length - i, first, second, offsets + count);
    for (size_t j = 0; j < rest; j++) offsets[count + j] += (uint32_t)i;
    return count + rest;
}

static inline size_t bytekernel_first_of_two(const void *source, size_t length, uint8_t first, uint8_t second) {
    const uint8_t *bytes = (const uint8_t *)source;
    const uint8x16_t firsts = vdupq_n_u8(first), seconds = vdupq_n_u8(second);
    size_t i = 0;
    for (; i + 16 <= length; i += 16) {
        const uint8x16_t value = vld1q_u8(bytes + i);
        const uint8x16_t equal = vorrq_u8(vceqq_u8(value, firsts), vceqq_u8(value, seconds));
        const uint64_t mask = vget_lane_u64(vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(equal), 4)), 0);
        if (mask != 0) return i + (size_t)(__builtin_ctzll(mask) >> 2);
    }
    return i + bytekernel_first_of_two_portable(bytes + i, length - i, first, second);
}

static inline size_t bytekernel_json_text(const void *source, size_t length) {
    const uint8_t *bytes = (const uint8_t *)source;
    const uint8x16_t quotes = vdupq_n_u8('"'), escapes = vdupq_n_u8('\\'), printable = vdupq_n_u8(0x20);
    size_t i = 0;
    for (; i + 16 <= length; i += 16) {
        const uint8x16_t value = vld1q_u8(bytes + i);
        const uint8x16_t equal =
            vorrq_u8(vorrq_u8(vceqq_u8(value, quotes), vceqq_u8(value, escapes)), vcltq_u8(value, printable));
        const uint64_t mask = vget_lane_u64(vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(equal), 4)), 0);
        if (mask != 0) return i + (size_t)(__builtin_ctzll(mask) >> 2);
    }
    return i + bytekernel_json_text_portable(bytes + i, length - i);
}

#else

static inline size_t bytekernel_first_of_two(const void *source, size_t length, uint8_t first, uint8_t second) {
    return bytekernel_first_of_two_portable(source, length, first, second);
}

static inline size_t bytekernel_json_text(const void *source, size_t length) {
    return bytekernel_json_text_portable(source, length);
}

static inline bytekernel_counts bytekernel_count_two(const void *source, size_t length, uint8_t first, uint8_t second) {
    return bytekernel_count_two_portable(source, length, first, second);
}

static inline size_t bytekernel_offsets_of_two(
    const void *source, size_t length, uint8_t first, uint8_t second, uint32_t *offsets) {
    return bytekernel_offsets_of_two_portable(source, length, first, second, offsets);
}

#endif

/// The last byte of that value in the bytes, or -1.
static inline ptrdiff_t bytekernel_last_offset(const void *source, size_t length, uint8_t value) {
    const uint8_t *bytes = (const uint8_t *)source;
    while (length > 0) {
        if (bytes[--length] == value) return (ptrdiff_t)length;
    }
    return -1;
}

#endif
