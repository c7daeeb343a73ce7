import type { LogIn } from "./flood.ts";

/** Somebody with an account, a home and a known browser. */
export type Person = { readonly email: string; readonly home: string; readonly device: string };

export type Attack = {
  readonly name: string;
  readonly perSecond: number;
  readonly attempt: (turn: number, people: readonly Person[]) => LogIn;
  /** How the people log in meanwhile. */
  readonly people: readonly { readonly name: string; readonly logIn: (person: Person) => LogIn }[];
};

export const PASSWORD = "a calm green garden";

/** Of sixteen networks that a provider hands out, the first 64 bits differ, and the first 56. */
const sixteen = (turn: number) => `2001:db8:1:${((turn % 16) << 8).toString(16)}::1`;
const ONE = "192.0.2.66";
const wrong = (from: string, email: string): LogIn => ({ from, email, password: "not the password" });
const guessAt = (people: readonly Person[], turn: number) => people[turn % people.length]?.email ?? "";

const elsewhere = {
  name: "new browser, elsewhere",
  logIn: ({ email, home }: Person): LogIn => ({ from: home, email, password: PASSWORD }),
};
const knownAmongThem = (from: string) => ({
  name: "known browser, in the same network",
  logIn: ({ email, device }: Person): LogIn => ({ from, email, device, password: PASSWORD }),
});

export const attacks: readonly Attack[] = [
  { name: "none", perSecond: 0, attempt: () => wrong(ONE, "nobody@example.com"), people: [elsewhere] },
  {
    name: "300 a second from one address, at addresses that nobody has",
    perSecond: 300,
    attempt: (turn) => wrong(ONE, `nobody${turn}@example.com`),
    people: [elsewhere, knownAmongThem(ONE)],
  },
  {
    name: "35 a second from sixteen /64s, at addresses that nobody has",
    perSecond: 35,
    attempt: (turn) => wrong(sixteen(turn), `nobody${turn}@example.com`),
    people: [elsewhere, knownAmongThem(sixteen(0))],
  },
  {
    name: "35 a second from sixteen /64s, at the people themselves",
    perSecond: 35,
    attempt: (turn, people) => wrong(sixteen(turn), guessAt(people, turn)),
    people: [elsewhere, knownAmongThem(sixteen(0))],
  },
];
