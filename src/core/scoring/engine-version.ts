/**
 * The version of the engine that turns answers into a score. It goes up when the engine would give other numbers for
 * content that stays the same. Each trace names it; the answers of each version in `tests/core/engine/` are scored again
 * in every run of the tests, so that a stored result can be computed again.
 */
export const ENGINE_VERSION = 1;
