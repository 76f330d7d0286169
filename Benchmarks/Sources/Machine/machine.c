#include <sched.h>
#include "machine.h"

#include <stdatomic.h>
#include <stddef.h>

static intptr_t sum;

void consume(intptr_t value) { sum += value; }

void await_consumption(intptr_t expected) {
    while (*(volatile intptr_t *)&sum != expected) sched_yield();
    atomic_thread_fence(memory_order_acquire);
}

intptr_t consumed(void) {
    intptr_t result = sum;
    sum = 0;
    return result;
}

static atomic_bool counting;
static atomic_llong allocations;

void allocator_start(void) {
    atomic_store(&allocations, 0);
    atomic_store(&counting, true);
}

intptr_t allocator_stop(void) {
    atomic_store(&counting, false);
    return atomic_load(&allocations);
}

#ifdef __GLIBC__

#include <malloc.h>

// The allocator of glibc under its other name, behind functions that count: the linker takes these for all libraries.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

const bool allocator_can_count = true;

static void count(void) {
    if (atomic_load_explicit(&counting, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    }
}

void *malloc(size_t size) {
    count();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count();
    return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
    count();
    return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count();
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : 12;
}

intptr_t allocator_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (intptr_t)(info.uordblks + info.hblkhd);
}

#else

const bool allocator_can_count = false;

intptr_t allocator_bytes(void) { return 0; }

#endif
