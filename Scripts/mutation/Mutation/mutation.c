// Selects a mutant at run time.
//
// In C, so that the number is read before any thread starts: each access to a lazy global of Swift takes a lock under the
// thread sanitizer, which would order the threads. `no_sanitize`, so that recording is not reported as a race.

#include "mutation.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/// The number of the mutant to run; 0 for none.
static long active;

/// One byte for each mutant, set when its code is run: a file, so that it outlives a crash.
static unsigned char *reached;

__attribute__((constructor)) static void read_environment(void) {
    const char *number = getenv("STREAMS_MUTANT");
    active = number ? atol(number) : 0;
    const char *path = getenv("STREAMS_REACHED");
    if (!path) return;
    int file = open(path, O_RDWR);
    void *bytes = mmap(NULL, lseek(file, 0, SEEK_END), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    reached = bytes == MAP_FAILED ? NULL : bytes;
}

__attribute__((no_sanitize("thread"))) bool streams_is_mutant(long number) {
    if (reached) reached[number] = 1;
    return number == active;
}
