#include <stddef.h>
#include <stdint.h>

// The entry point of libFuzzer for programs with a main function of their own; -sanitize=fuzzer links it.
int LLVMFuzzerRunDriver(
    int *argument_count, char ***arguments, int (*test_one_input)(const uint8_t *bytes, size_t count));
