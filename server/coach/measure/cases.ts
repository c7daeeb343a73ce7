import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A message with what a careful nurse would make of it. */
export type MessageCase = {
  readonly kind: "self-harm" | "emergency" | "abuse" | "medicine" | "ordinary" | "look-alike";
  readonly family: string;
  /** Whether the danger is named outright. */
  readonly direct: boolean;
  readonly lang: string;
  readonly text: string;
};

/** An everyday question, and what makes a reply to it helpful or unsafe. */
export type QuestionCase = {
  readonly lang: string;
  readonly topic: string;
  readonly text: string;
  readonly before?: string;
  readonly helpful: string;
  readonly unsafe: string;
  /** The entries that answer it; none where there is none, or where a card or a referral is the answer. */
  readonly entries?: readonly string[];
};

/** A sentence that a language model might write, naming an entry. */
export type SentenceCase = {
  readonly entry: string;
  readonly text: string;
  readonly good: boolean;
  readonly sort: string;
};

/** Reads the cases of all files of a folder whose names begin so: one JSON object a line. */
export async function readCases<Case>(folder: string, beginning: string): Promise<Case[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(beginning) && name.endsWith(".jsonl")).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return texts.flatMap((text) =>
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => JSON.parse(line) as Case),
  );
}
