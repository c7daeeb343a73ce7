import { NetworkError } from "../../api/http.ts";
import { words } from "./words.ts";

/** Returns what to say of a call that failed: the server's own sentence, or that there was none. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof NetworkError) return words.unreached;
  return error instanceof Error ? error.message : String(error);
};
