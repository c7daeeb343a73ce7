import { readStoredObject, writeStored } from "./storage.ts";

/** Where an editor was in the studio. All of it may name what is gone since. */
export type StudioPlace = {
  readonly scale: string | null;
  readonly tab: string | null;
  /** The question last worked on, by scale. */
  readonly questions: Readonly<Record<string, string>>;
  /** The width and the language of the preview. */
  readonly width: string | null;
  readonly language: string | null;
};

const KEY = "keepwell.studio-place";

export function readStudioPlace(): StudioPlace {
  const { scale, tab, questions, width, language } = readStoredObject(KEY);
  const named = typeof questions === "object" && questions !== null ? Object.entries(questions) : [];
  return {
    scale: wordOf(scale),
    tab: wordOf(tab),
    questions: Object.fromEntries(named.filter((one): one is [string, string] => typeof one[1] === "string")),
    width: wordOf(width),
    language: wordOf(language),
  };
}

export function keepStudioPlace(change: Partial<StudioPlace>): void {
  writeStored(KEY, JSON.stringify({ ...readStudioPlace(), ...change }));
}

const wordOf = (value: unknown) => (typeof value === "string" ? value : null);
