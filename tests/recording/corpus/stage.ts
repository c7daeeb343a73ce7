import type { Mask } from "../mask.ts";
import type { Recorder } from "../recorder.ts";

export type Person = { readonly email: string; readonly id: string; readonly token: string };

/** What the parts of the corpus share: they run one after the other over one server. */
export type Stage = {
  readonly recorder: Recorder;
  readonly mask: Mask;
  /** Folder of the server, with its content in `surveys` and `scoring-rules`. */
  readonly folder: string;
  person(name: string): Person;
  keep(name: string, person: Person): void;
};

export type Headers = Readonly<Record<string, string>>;

/** A browser that came over the network, not from the machine itself. */
export const FAR = { host: "keepwell.example" };
export const STUDIO_TOKEN = "a-token-for-the-recording";
export const PASSWORD = "a calm green garden";

export const registration = (email: string) => ({
  email,
  password: PASSWORD,
  age: 76,
  gender: "Female",
  yearOfBirth: 1950,
});

/** Reads the reply to a log-in and gives its id and token names. */
export function loggedIn({ mask }: Stage, name: string, email: string, body: Buffer): Person {
  const { userID, token } = JSON.parse(body.toString());
  mask.name(userID, `id of ${name}`);
  mask.name(token, `token of ${name}`);
  return { email, id: userID, token };
}

/** What is sent back of a cookie that was set. */
export const cookieOf = (header: readonly string[] | undefined): string => header?.[0]?.split(";")[0] ?? "";
