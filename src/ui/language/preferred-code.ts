import { readStored } from "../../browser/storage.ts";

/** The storage key of the language of this browser. */
export const STORED_LANGUAGE = "keepwell.language";

/** Returns the offered language that was chosen in this browser, or else the first of those that it prefers. */
export function preferredCode(offered: readonly string[], preferred: readonly string[]): string | undefined {
  const codes = [readStored(STORED_LANGUAGE) ?? "", ...preferred].map((code) => code.split("-")[0] ?? "");
  return codes.find((code) => offered.includes(code));
}
