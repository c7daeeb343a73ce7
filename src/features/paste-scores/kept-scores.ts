import { tabPlace } from "../../browser/tab-storage.ts";

/** What stands in the form, by field, and the text whose meaning is shown. */
export type KeptScores = {
  readonly fields: Readonly<Record<string, string>>;
  readonly shown: string | null;
};

const place = tabPlace("pastedScores", (kept): KeptScores | null => {
  const { fields, shown } = Object(kept) as Partial<KeptScores>;
  const isWhole = Object.values(Object(fields)).every((value) => typeof value === "string");
  return isWhole && fields && (shown === null || typeof shown === "string") ? { fields, shown } : null;
});

export const keptScores = (): KeptScores => place.read() ?? { fields: {}, shown: null };

/** Keeps the form in this tab; an empty one is forgotten. */
export function keepScores(form: HTMLFormElement, shown: string | null): void {
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  if (Object.values(fields).every((value) => value.trim() === "")) place.drop();
  else place.keep({ fields, shown });
}
