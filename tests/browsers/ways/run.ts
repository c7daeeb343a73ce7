import { parseArgs } from "node:util";
import { engines } from "../engines/install.ts";
import { inLanes } from "../stage/lanes.ts";
import { between } from "./between.ts";
import { connection } from "./connection.ts";
import { forms } from "./forms.ts";
import { own } from "./own.ts";
import { people } from "./people.ts";
import { reloads } from "./reloads.ts";
import { server } from "./server.ts";
import { storage } from "./storage.ts";
import { tabs } from "./tabs.ts";
import { walkWay } from "./walk-way.ts";
import { isBad, type Verdict } from "./way.ts";

// npm run test:ways [-- --engine Firefox] [--only "two tabs"] [--at ../another-version] [--part 1/4] [--lanes 2]
const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "Chromium" },
    only: { type: "string", default: "" },
    at: { type: "string", default: "." },
    part: { type: "string", default: "1/1" },
    lanes: { type: "string", default: "2" },
  },
});

const all = [...reloads, ...connection, ...between, ...server, ...tabs, ...storage, ...people, ...own, ...forms];
const wanted = new RegExp(values.only, "i");
const [part = 1, parts = 1] = values.part.split("/").map(Number);
const ways = all.filter(({ name }) => wanted.test(name)).filter((_, index) => index % parts === part - 1);
const opener = engines.find(({ name }) => name === values.engine)?.get();
if (!opener) {
  const known = engines.map(({ name }) => name).join(", ");
  throw new Error(`This machine cannot have ${values.engine}; the engines are ${known}.`);
}
const skipped = new Map<string, string>();
const verdicts = new Map<string, Verdict>();

const row = (cells: readonly unknown[]) => `| ${cells.join(" | ")} |`;
const mark = (count: number) => (count === 0 ? "-" : count);
console.log(row(["way", "lost", "doubled", "untrue", "stuck"]));
console.log(row(["---", "---", "---", "---", "---"]));
await inLanes(ways, { lanes: Number(values.lanes), at: values.at }, async (lane, way) => {
  const reason = way.needs && opener.browser(lane.line).cannot[way.needs];
  if (reason) {
    skipped.set(way.name, reason);
    return console.log(row([way.name, "skipped", "", "", ""]));
  }
  const verdict = await walkWay(lane, way, opener.browser);
  verdicts.set(way.name, verdict);
  const { name, lost, doubled, untrue, stuck } = verdict;
  console.log(row([name, mark(lost.length), mark(doubled), mark(untrue.length), stuck?.slice(0, 90) ?? "-"]));
});

const found = ways.flatMap(({ name }) => verdicts.get(name) ?? []);
for (const { name, lost, untrue, stuck } of found.filter(isBad)) {
  console.log(`\n${name}`);
  for (const line of lost) console.log(`  lost: ${line}`);
  for (const line of untrue) console.log(`  untrue: ${line}`);
  if (stuck !== null) console.log(`  stuck: ${stuck}`);
}
for (const [name, reason] of skipped) console.log(`\nskipped: ${name}\n  ${values.engine}: ${reason}`);
const having = (test: (verdict: Verdict) => boolean) => found.filter(test).length;
console.log(
  `\n${values.engine}, ${found.length} ways: ${having(({ lost }) => lost.length > 0)} lost, ${having(({ doubled }) => doubled > 0)} doubled, ` +
    `${having(({ untrue }) => untrue.length > 0)} untrue, ${having(({ stuck }) => stuck !== null)} stuck`,
);
console.log(`${found.length - having(isBad)} passed, ${having(isBad)} failed, ${ways.length - found.length} skipped`);
process.exitCode = having(isBad) > 0 || found.length === 0 ? 1 : 0;
