import { randomId } from "../../browser/random-id.ts";
import { tabPlace } from "../../browser/tab-storage.ts";

/** The fields that outlast a reload. The password is never kept. */
const FIELDS = ["email", "yearOfBirth", "gender"] as const;
type Field = (typeof FIELDS)[number];
export type KeptFields = Readonly<Partial<Record<Field, string>>>;

/** `email` is the address that `key` belongs to. */
type RepeatKey = { readonly key: string; readonly email: string };

const fields = tabPlace("registration", (kept): KeptFields => {
  const values = Object.entries(Object(kept)).filter(([name, value]) => isField(name) && typeof value === "string");
  return Object.fromEntries(values);
});
const repeatKey = tabPlace("registrationKey", (kept): RepeatKey | null => {
  const { key, email } = Object(kept) as Partial<RepeatKey>;
  return typeof key === "string" && typeof email === "string" ? { key, email } : null;
});
/** The same in memory, where the tab keeps nothing. */
let lastKey: RepeatKey | null = null;

const isField = (name: string): name is Field => FIELDS.some((field) => field === name);

/** Returns what was typed into the form earlier in this tab. */
export const keptFields = (): KeptFields => fields.read() ?? {};

export function keepFields(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([name]) => isField(name));
  fields.keep(Object.fromEntries(typed));
}

/** Keeps the address typed at the log-in: whoever has no account yet need not type it again to register. */
export const keepAddress = (email: string): unknown => fields.keep({ ...keptFields(), email });

/**
 * Returns the key under which this address is registered, in every try until one succeeds. Another address is another
 * registration.
 */
export function registrationKey(email: string): string {
  const address = email.trim().toLowerCase();
  const known = repeatKey.read() ?? lastKey;
  lastKey = known?.email === address ? known : { key: randomId(), email: address };
  repeatKey.keep(lastKey);
  return lastKey.key;
}

/** Forgets the form and its key, once there is an account or a log-in. */
export function forgetRegistration(): void {
  fields.drop();
  repeatKey.drop();
  lastKey = null;
}
