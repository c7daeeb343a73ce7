import { join } from "node:path";

/**
 * What is kept from one run to the next to save time. It can be thrown away at any time, and where it cannot be
 * written everything works without it.
 */
export const CACHE_FOLDER = join(import.meta.dirname, "../.cache");
