#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Takes in a value: what every workload ends in, and what no optimiser sees through.
void consume(intptr_t value);

/// Waits until the sum of what was consumed, on whichever thread, is `expected`.
void await_consumption(intptr_t expected);

/// The sum of what was consumed since this was last called.
intptr_t consumed(void);

/// Whether allocations can be counted on this system.
extern const bool allocator_can_count;

/// Begins to count the allocations of all threads, from zero.
void allocator_start(void);

/// Stops counting; how many there were.
intptr_t allocator_stop(void);

/// The bytes in use at this moment.
intptr_t allocator_bytes(void);
