import { type TabPlace, tabPlace } from "../../browser/tab-storage.ts";
import type { Picks } from "./picks.ts";

/** The state of the form. */
export type Entries = {
  readonly picks: Picks;
  /** What stands in the fields of the other units, one text a field. */
  readonly others: readonly string[];
  readonly usesOther: boolean;
  /** True while a number is typed that a list does not have. */
  readonly isTyped: boolean;
};

/** `calculated` are the picks whose result was shown; `key` is under which it is sent, null for one the server had. */
type KeptEntries = Entries & { readonly calculated: Picks | null; readonly key: string | null };

export const NO_ENTRIES: Entries = { picks: {}, others: [], usesOther: false, isTyped: false };

/** Returns the place in this tab of what was chosen in a survey asked first. */
export const entriesPlace = (survey: string): TabPlace<KeptEntries> =>
  tabPlace(`firstSurvey.${survey}`, (kept): KeptEntries | null => {
    const entries = Object(kept) as Partial<KeptEntries>;
    const { picks, others, usesOther, isTyped = false, calculated = null, key = null } = entries;
    const isWhole = arePicks(picks) && Array.isArray(others) && others.every(isText) && typeof usesOther === "boolean";
    if (!isWhole || (calculated !== null && !arePicks(calculated)) || (key !== null && !isText(key))) return null;
    return { picks, others, usesOther, isTyped: isTyped === true, calculated, key };
  });

const isText = (value: unknown): value is string => typeof value === "string";
const arePicks = (value: unknown): value is Picks =>
  typeof value === "object" && value !== null && Object.values(value).every(isText);
