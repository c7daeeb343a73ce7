import { join } from "node:path";

/**
 * The folder for data that is kept between runs to save time. It can be deleted at any time, and the server works
 * without it where it cannot be written.
 */
export const CACHE_FOLDER = join(import.meta.dirname, "../.cache");
