import { isTabShared, readStored, writeStored } from "./storage.ts";

const KEY = "keepwell.sharedDevice";

/** Returns whether the person said, at the log-in of this tab or at a log-out, that others use this device too. */
export const isSharedDevice = (): boolean => isTabShared() || readStored(KEY) !== null;

export const markShared = (): void => void writeStored(KEY, "yes");
