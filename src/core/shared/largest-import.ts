/** The largest file of another tool that the studio takes, in bytes. */
export const LARGEST_IMPORT = 5 * 1024 * 1024;
