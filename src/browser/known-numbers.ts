import { readStoredObject, removeStored, writeStored } from "./storage.ts";

export const NUMBERS = "keepwell.numbers";

export type NumberChoice = "known" | "unknown" | "ask";
/** What a person noted of one factor. It never leaves this browser. */
export type KnownNumber = { readonly choice?: NumberChoice; readonly note?: string };
/** By the id of the factor. */
export type KnownNumbers = Readonly<Record<string, KnownNumber>>;

/** A guest's notes lie under no user id. */
const GUEST = "";
const CHOICES: readonly unknown[] = ["known", "unknown", "ask"] satisfies NumberChoice[];

/**
 * Returns what a person noted. A person with an account who noted nothing yet finds what a guest did; it becomes theirs
 * with the first change.
 * @param userId null for a guest
 */
export function knownNumbers(userId: string | null): KnownNumbers {
  const all = readStoredObject(NUMBERS);
  return readable(all[keyOf(userId, all)]);
}

/** @returns false when the browser refused to keep it */
export function keepNumbers(userId: string | null, numbers: KnownNumbers): boolean {
  return writeStored(NUMBERS, JSON.stringify({ ...withoutOwn(userId), [userId ?? GUEST]: numbers }));
}

/** Forgets what a person noted, and leaves nothing where nobody else noted anything. */
export function clearNumbers(userId: string | null): void {
  const others = withoutOwn(userId);
  if (Object.keys(others).length === 0) removeStored(NUMBERS);
  else writeStored(NUMBERS, JSON.stringify(others));
}

const keyOf = (userId: string | null, all: Readonly<Record<string, unknown>>): string =>
  userId !== null && Object.hasOwn(all, userId) ? userId : GUEST;

function withoutOwn(userId: string | null): Record<string, unknown> {
  const all = readStoredObject(NUMBERS);
  const { [keyOf(userId, all)]: _, ...others } = all;
  return others;
}

/** Another build, or another program, may have written anything. */
function readable(stored: unknown): KnownNumbers {
  if (typeof stored !== "object" || stored === null) return {};
  const entries = Object.entries(stored).map(([id, one]): [string, KnownNumber] => {
    const { choice, note } = Object(one) as Record<string, unknown>;
    const chosen = CHOICES.includes(choice) ? { choice: choice as NumberChoice } : {};
    return [id, { ...chosen, ...(typeof note === "string" ? { note } : {}) }];
  });
  return Object.fromEntries(entries);
}
