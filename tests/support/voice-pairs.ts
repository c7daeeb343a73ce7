import { readFileSync } from "node:fs";

/** Returns the lines of the table in docs/voice.md that shows texts before and after. */
export function documentPairs(): { before: string; after: string }[] {
  const [, table = ""] = readFileSync("docs/voice.md", "utf8").split("| Before | After |\n|---|---|\n");
  return [...table.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].map(([, before = "", after = ""]) => ({ before, after }));
}
