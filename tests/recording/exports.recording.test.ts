import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NEW_SCALE } from "../support/new-scale/add-new-scale.ts";
import { type CommandHost, type Ran, startCommandHost } from "../support/run-command.ts";
import { expectRecorded } from "./recorded.ts";
import { type RecordedServer, STANDING_CLOCK, START } from "./server.ts";
import { serverWithPeople } from "./stored-people.ts";

/** What one command wrote, under the name of the committed file. */
type Written = Readonly<Record<string, string>>;

const SCALES = ["socialization", "learning", "exercise", "bmi", "diet", "stress", "sleep", NEW_SCALE];

let server: RecordedServer | null = null;
let written: Written = {};

/** Many commands on a busy machine; alone it is seconds. */
const LONGEST = 300_000;

beforeAll(async () => {
  ({ server } = await serverWithPeople());
  await server.end();
  const { folder } = server;
  const settings = {
    DATA_DIR: join(folder, "data"),
    SURVEYS_DIR: join(folder, "surveys"),
    SCORING_RULES_DIR: join(folder, "scoring-rules"),
  };
  // Programs say other things under npm, which may have started these tests.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_")));
  const environment = { ...own, TZ: "UTC", RECORDING_TIME: new Date(START).toISOString() };
  const host = startCommandHost(["--import", STANDING_CLOCK], environment);
  const run = (name: string, parameters: readonly string[], input = "") =>
    host({ name, parameters, environment: { ...environment, ...settings }, input });
  const exported = (name: string, ...parameters: string[]) =>
    run("scale:export", parameters).then((printed): Written => ({ [name]: text(printed) }));
  const fhir = (name: string, ...parameters: string[]) =>
    run("scale:fhir", parameters).then((printed): Written => ({ [name]: text(printed) }));

  // The first makes the key of the pseudonyms, under which all others write.
  const first = await exported("stress.csv", "stress");
  const parts = await Promise.all([
    first,
    ...SCALES.filter((id) => id !== "stress").map((id) => exported(`${id}.csv`, id)),
    ...["stress", "sleep", "diet", NEW_SCALE].map((id) => exported(`${id}.codebook.csv`, id, "--codebook")),
    exported(`${NEW_SCALE}.codebook.json`, NEW_SCALE, "--codebook", "--format", "json"),
    exported(`${NEW_SCALE}.json`, NEW_SCALE, "--format", "json"),
    exported("diet.ndjson", "diet", "--format", "ndjson"),
    exported(`${NEW_SCALE}.R`, NEW_SCALE, "--script", "r"),
    exported(`${NEW_SCALE}.sps`, NEW_SCALE, "--script", "spss", "--data", "my results.csv"),
    exported("no-such-scale.txt", "nothing"),
    ...["stress", "sleep", NEW_SCALE].map((id) => fhir(`${id}.questionnaire.json`, id)),
    fhir("sleep.responses.json", "sleep", "--responses", "bundle"),
    fhir(`${NEW_SCALE}.responses.ndjson`, NEW_SCALE, "--responses", "ndjson"),
    run("scale:score", ["stress"], `${masked(tableOf(first))}a row,too short\n`).then(
      (printed): Written => ({ "stress.scored.csv": text(printed) }),
    ),
    schemasOf(host, folder),
  ]);
  written = Object.assign({}, ...parts);

  const rule = join(settings.SCORING_RULES_DIR, "learning.json");
  const changed = readFileSync(rule, "utf8").replace('"version": "1.0.0"', '"version": "1.1.0"');
  writeFileSync(rule, changed);
  const rescored = await run("scale:rescore", ["learning", "--apply"]);
  written = {
    ...written,
    "learning.rescored.txt": text(rescored),
    ...(await exported("learning.again.csv", "learning")),
  };
  const audit = readFileSync(join(settings.DATA_DIR, "audit.log"), "utf8").trim().split("\n");
  // They were written side by side.
  written = { ...written, "audit.log": `${audit.sort().join("\n")}\n` };
}, LONGEST);
afterAll(() => server?.remove());

const END = "── exit ";
/** Said where a command takes long, as it does on a busy machine. */
const PROGRESS = /^\d+ (%|rows) …\n/gm;
/** What a program printed; what it says beside its result comes after it. */
const text = ({ stdout, stderr, status }: Ran) => `${stdout}${END}${status}\n${stderr.replace(PROGRESS, "")}`;
const tableOf = (one: Written) => Object.values(one)[0]?.split(END)[0] ?? "";

async function schemasOf(host: CommandHost, folder: string): Promise<Written> {
  const empty = join(folder, "schemas");
  mkdirSync(empty);
  const environment = { ...process.env, SURVEYS_DIR: empty, SCORING_RULES_DIR: empty };
  await host({ name: "content:schemas", parameters: [], environment, input: "" });
  return Object.fromEntries(readdirSync(empty).map((file) => [file, readFileSync(join(empty, file), "utf8")]));
}

const pseudonyms = new Map<string, string>();

/** Pseudonyms come from a key made by chance: they are counted, in the order in which they come. */
function masked(said: string): string {
  return said.replace(/\b[ps][0-9a-f]{24}\b/g, (pseudonym) => {
    const kind = pseudonym.startsWith("p") ? "participant" : "submission";
    const known = [...pseudonyms.values()].filter((name) => name.startsWith(kind)).length;
    const name = pseudonyms.get(pseudonym) ?? `${kind}-${known + 1}`;
    pseudonyms.set(pseudonym, name);
    return name;
  });
}

test("every file that an export writes is as it was recorded", () => {
  expect(Object.keys(written).length).toBeGreaterThan(30);
  for (const [name, said] of Object.entries(written)) expectRecorded(`exports/${name}`, masked(said));
});
