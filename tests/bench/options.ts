import { parseArgs } from "node:util";

const PARTS = ["server", "postgres", "growth", "scoring", "client"] as const;
export type PartName = (typeof PARTS)[number];

export type Options = {
  readonly parts: readonly PartName[];
  /** Short shows in minutes that all runs; only full is worth quoting. */
  readonly isFull: boolean;
  /** How often each side is measured, by turns. */
  readonly rounds: number;
  /** How many submissions part "growth" stores, and nothing else of it is measured; null for what the size says. */
  readonly stored: readonly number[] | null;
  /** Folder for CPU profiles of the server; null where none are asked for. */
  readonly profiles: string | null;
};

export const HELP = `npm run bench -- [part ...] [--short | --full] [--rounds <n>] [--stored <n>] [--profile <folder>]

Measures this machine against floors measured in the same run. Parts (all when none is named):
  server    submissions and reads on SQLite, against a bare insert loop and bare Fastify routes
  postgres  the same on PostgreSQL against bare pg; proxy mode against the backend behind it
  growth    the same calls with few and many stored submissions, few and many scales; start-up
  scoring   each shipped rule against the same rule written by hand
  client    pages in Chromium, slowed down, against the least that the same libraries need

  --short   few calls and two rounds: minutes, only good to see that all runs
  --full    many calls and five rounds: about an hour, on a machine that does nothing else (the default)
  --rounds  another number of rounds
  --stored  of growth, only the calls with this many submissions, or several numbers with commas between
  --profile writes a CPU profile of each server run (node --cpu-prof) into this folder

The table goes to stdout and to bench-results/, as text and JSON; progress to stderr.`;

/**
 * Reads the command line.
 * @returns null when help was asked for
 * @throws Error that says what is not known
 */
export function readOptions(parameters: readonly string[]): Options | null {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      short: { type: "boolean", default: false },
      full: { type: "boolean", default: false },
      rounds: { type: "string" },
      stored: { type: "string" },
      profile: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return null;
  if (values.short && values.full) throw new Error("Choose --short or --full.");
  const unknown = positionals.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}; there are ${PARTS.join(", ")}.`);
  const rounds = Number(values.rounds ?? (values.short ? 2 : 5));
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds takes a whole number from 1 on.");
  const stored = values.stored?.split(",").map(Number);
  if (stored?.some((count) => !Number.isInteger(count) || count < 1000))
    throw new Error("--stored takes whole numbers from 1000 on.");
  return {
    parts: PARTS.filter((part) => positionals.length === 0 || positionals.includes(part)),
    isFull: !values.short,
    rounds,
    stored: stored ?? null,
    profiles: values.profile ?? null,
  };
}
