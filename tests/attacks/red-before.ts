import { parseArgs } from "node:util";
import { checkOut, type OlderVersion } from "./mended/older-version.ts";
import type { Outcome } from "./mended/outcomes.ts";
import { isTest, type Row, type TestRow } from "./mended/row.ts";
import { rows } from "./mended/rows.ts";
import { runBrowser } from "./mended/run-browser.ts";
import { runVitest } from "./mended/run-vitest.ts";
import { type Verdict, verdictAt, verdictOf } from "./mended/verdicts.ts";

// npm run test:red-before [-- --commit a835ee5]: runs the tests of each mended door at the version before, where they must
// fail for the reason that the row states, and at this one, where they must pass.

const { values } = parseArgs({ options: { commit: { type: "string", multiple: true } } });
const asked = rows.filter(({ commit }) => values.commit?.includes(commit) ?? true);
if (asked.length === 0) throw new Error(`no row has the commit ${values.commit}`);
const count = { asExpected: 0, comparable: 0, notComparable: 0 };

/** Runs the tests of these rows together, as they are named in that folder. */
async function run(folder: string, tests: readonly TestRow[], fileOf: (row: TestRow) => string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [runner, work] of [
    ["embedded", runVitest],
    ["browser", runBrowser],
  ] as const) {
    const its = tests.filter((row) => row.runner === runner);
    const files = [...new Set(its.map(fileOf))];
    if (its.length > 0) outcomes.push(...(await work({ folder, files, names: its.flatMap((row) => row.tests) })));
  }
  return outcomes;
}

const fileNow = ({ nowIn, file }: TestRow) => nowIn ?? file;
const fileBefore = ({ file }: TestRow) => file;

async function verdictBefore(row: Row, version: OlderVersion, outcomes: readonly Outcome[]): Promise<Verdict> {
  if (!isTest(row)) return verdictAt(version.folder, row);
  if (row.notComparable !== undefined) return { color: "not comparable", errors: [row.notComparable] };
  return verdictOf(row, row.file, outcomes);
}

function print(row: Row, before: Verdict, now: Verdict): void {
  const isComparable = before.color !== "not comparable";
  const isRed =
    before.color === "red" && before.errors.every((error) => [row.says].flat().some((part) => error.includes(part)));
  const isHeld = now.color === "green" || (!isComparable && now.color === "not comparable");
  if (isComparable) count.comparable++;
  else count.notComparable++;
  if (isRed && isHeld) count.asExpected++;
  if (!isHeld || (isComparable && !isRed)) process.exitCode = 1;
  const said = [...new Set(before.errors.map((error) => error.replace(/^AssertionError: /, "")))].join("; ");
  const reason = before.color === "red" && !isRed ? ", for another reason" : "";
  const nowSaid = isHeld ? now.color : `${now.color}: ${now.errors.join("; ")}`;
  console.log(`| ${row.defect} | ${row.commit} | ${before.color}${reason} | ${said} | ${nowSaid} |`);
}

const now = await run(".", asked.filter(isTest), fileNow);
console.log("| Defect | Mended by | Before | What it said | Now |");
console.log("|---|---|---|---|---|");
for (const [commit, its = []] of Map.groupBy(asked, (row) => row.commit)) {
  const tests = its.filter(isTest);
  const version = checkOut({
    before: its[0]?.before ?? `${commit}^`,
    commit,
    laid: tests.flatMap(({ laid }) => laid ?? []),
    isBuilt: tests.some(({ isBuilt }) => isBuilt),
  });
  try {
    const comparable = tests.filter(({ notComparable }) => notComparable === undefined);
    const outcomes = await run(version.folder, comparable, fileBefore);
    for (const row of its) {
      const before = await verdictBefore(row, version, outcomes);
      print(row, before, isTest(row) ? verdictOf(row, fileNow(row), now) : await verdictAt(".", row));
    }
  } finally {
    version.remove();
  }
}
console.log(
  `\n${count.asExpected} of ${count.comparable} red before and green now, ${count.notComparable} not comparable`,
);
process.exit();
