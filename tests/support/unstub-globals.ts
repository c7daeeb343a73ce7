import { afterAll, vi } from "vitest";

// Files that share a process leave it without the window or the fetch that they made up.
afterAll(() => void vi.unstubAllGlobals());
