import { parseArgs } from "node:util";
import { inLanes } from "../stage/lanes.ts";
import { type Outcome, runSchedule } from "./run-schedule.ts";

// npm run test:schedules [-- --count 200] [--seed 1] [--at ../another-version] [--lanes 2]
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    at: { type: "string", default: "." },
    lanes: { type: "string", default: "2" },
  },
});

const seeds = Array.from({ length: Number(values.count) }, (_, index) => Number(values.seed) + index);
const outcomes: Outcome[] = [];
const isBad = ({ lost, doubled, untrue, stuck }: Outcome) =>
  lost.length + doubled + untrue.length > 0 || stuck !== null;

await inLanes(seeds, { lanes: Number(values.lanes), at: values.at }, async (lane, seed) => {
  const outcome = await runSchedule(lane, seed);
  outcomes.push(outcome);
  const { lost, doubled, untrue, stuck, log } = outcome;
  console.log(`seed ${seed}: ${log.length} steps, ${isBad(outcome) ? "not kept" : "kept"}`);
  if (!isBad(outcome)) return;
  for (const line of log) console.log(`    ${line}`);
  for (const line of lost) console.log(`  lost: ${line}`);
  if (doubled > 0) console.log(`  doubled: ${doubled} records too many`);
  for (const line of untrue) console.log(`  untrue: ${line}`);
  if (stuck !== null) console.log(`  stuck: ${stuck}`);
});

const having = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length;
console.log(
  `\n${outcomes.length} schedules: ${having(({ lost }) => lost.length > 0)} lost, ` +
    `${having(({ doubled }) => doubled > 0)} doubled, ${having(({ untrue }) => untrue.length > 0)} untrue, ` +
    `${having(({ stuck }) => stuck !== null)} stuck`,
);
console.log(`${outcomes.length - having(isBad)} passed, ${having(isBad)} failed`);
process.exitCode = having(isBad) > 0 || outcomes.length === 0 ? 1 : 0;
