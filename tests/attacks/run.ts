import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Pool } from "undici";
import { startServer } from "../support/server-process.ts";
import { type Attack, attacks, PASSWORD, type Person } from "./attacks.ts";
import { DATABASES, type DatabaseName, withDatabase } from "./databases.ts";
import { post, startFlood } from "./flood.ts";

// npm run test:attacks [-- --database sqlite] [--turns 50]: the real server with the real costs of hashing, beside floods
// of wrong log-ins.

const { values } = parseArgs({
  options: {
    database: { type: "string", multiple: true, default: [...DATABASES] },
    turns: { type: "string", default: "50" },
  },
});
const turns = Number(values.turns);
/** Within this time, in ms, a right log-in must be answered. */
const LONGEST_MS = 2_000;
/** How long a flood lasts before the first person logs in. */
const BEFORE_MS = 5_000;

type Server = Awaited<ReturnType<typeof startServer>>;

async function register(server: Server, number: number): Promise<Person> {
  const pool = new Pool(server.url);
  const [email, home] = [`person${number}@example.com`, `198.51.${number}.7`];
  const details = { age: 76, gender: "Female", yearOfBirth: new Date().getUTCFullYear() - 76 };
  const { status, device } = await post(pool, "/register", { from: home, email, password: PASSWORD, ...details });
  await pool.close();
  if (status !== 200 || device === undefined) throw new Error(`registering was answered with ${status}`);
  return { email, home, device };
}

async function suffer(
  server: Server,
  { name, perSecond, attempt, people }: Attack,
  persons: readonly Person[],
): Promise<boolean> {
  let isHeld = true;
  for (const { name: who, logIn } of people) {
    // What was counted ends with the process, so that no attack profits from the one before.
    await server.end("SIGKILL");
    await server.start();
    const flood = startFlood(server.url, perSecond, (turn) => attempt(turn, persons));
    await wait(BEFORE_MS);
    const pool = new Pool(server.url);
    const times: number[] = [];
    let right = 0;
    for (const [turn, person] of persons.entries()) {
      const started = performance.now();
      const { status, device } = await post(pool, "/login", logIn(person));
      times.push(performance.now() - started);
      if (status === 200 && (times.at(-1) ?? 0) <= LONGEST_MS) right++;
      // A right password gives a known browser another secret.
      if (device !== undefined && logIn(person).device !== undefined) known(persons, turn, device);
    }
    await pool.close();
    await flood.stop();
    isHeld &&= right === persons.length;
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
    const answered = [...flood.statuses].sort().map(([status, count]) => `${status}: ${count}`);
    const cells = [
      name,
      who,
      `${right} of ${persons.length}`,
      at(0.5),
      at(1),
      answered.join(", "),
      `${loadavg()[0]?.toFixed(1)}`,
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  return isHeld;
}

function known(persons: readonly Person[], turn: number, device: string): void {
  (persons as Person[])[turn] = { ...(persons[turn] as Person), device };
}

async function sufferAll(environment: Record<string, string>): Promise<void> {
  const settings = { ...environment, TRUST_PROXY: "loopback", LOG_LEVEL: "silent" };
  const server = await startServer(
    () => settings,
    () => [],
    ".",
    "server/main.ts",
  );
  try {
    const persons: Person[] = [];
    for (let number = 0; number < turns; number++) persons.push(await register(server, number));
    console.log(
      "| Wrong log-ins | Right log-ins | Within 2 s | Median | Slowest | Answers to the wrong ones | Load of the machine |",
    );
    console.log("|---|---|---|---|---|---|---|");
    for (const attack of attacks) if (!(await suffer(server, attack, persons))) process.exitCode = 1;
  } finally {
    server.stop();
  }
}

for (const name of values.database as DatabaseName[]) {
  console.log(`\n${name}\n`);
  await withDatabase(name, async () => undefined, sufferAll);
}
process.exit();
