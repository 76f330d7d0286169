#include <stdbool.h>

/// Whether the mutant with this number is the one to run; records that its code is run.
bool streams_is_mutant(long number);
