import { parseArgs } from "node:util";
import { killRounds, type Totals } from "./kill-rounds.ts";
import { embeddedSubject, postgresSubject } from "./subjects.ts";

// npm run test:kill [-- --database postgres] [--rounds 200]
const { values } = parseArgs({
  options: { database: { type: "string", default: "sqlite" }, rounds: { type: "string" } },
});
const isPostgres = values.database === "postgres";
const rounds = Number(values.rounds ?? (isPostgres ? 50 : 200));

const line = ({ acknowledged, lost, double, half, broken, strange, rounds: done }: Totals) =>
  `${done} kills: ${acknowledged} acknowledged, ${lost} lost, ${double} double, ${half} half-written, ` +
  `${broken} times not intact, ${strange.length} strange replies`;

const subject = await (isPostgres ? postgresSubject() : embeddedSubject());
try {
  const totals = await killRounds(subject, rounds, (soFar) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${line(soFar)}`);
    else if (soFar.rounds % 10 === 0) console.log(line(soFar));
  });
  const { lost, double, half, broken, strange } = totals;
  console.log(`\n${values.database}: ${line(totals)}`);
  if (lost + double + half + broken + strange.length > 0) process.exitCode = 1;
} finally {
  await subject.remove();
}
