import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import { optionsOf } from "#core/question-types/answer-kinds/answer-kinds.ts";
import { scoreCells } from "#core/scoring/score-cells.ts";
import { isFull } from "../support/is-full.ts";
import { PUBLISHED, scaleOf } from "./published-scales.ts";

const hasR = spawnSync("Rscript", ["--version"]).status === 0;
const ROWS = 1000;

/** The numbers of a run are the same each time, so that a difference can be looked at again. */
function drawer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

// The scorers in R were written from the publications alone, without a look at this engine or these rules.
test.skipIf(!isFull || !hasR).each(PUBLISHED)("%s: random answers with blanks give what R gives", (id) => {
  const scale = scaleOf(id);
  const random = drawer(20);
  const rows = Array.from({ length: ROWS }, () => {
    const share = random() < 0.5 ? 0 : random() * 0.4;
    const pairs = scale.items.map(({ name, answer }) => {
      const options = optionsOf(answer);
      const picked = options[Math.floor(random() * options.length)];
      return [name, random() < share ? "" : `${picked?.value}`] as const;
    });
    return Object.fromEntries(pairs);
  });
  const folder = mkdtempSync(join(tmpdir(), "keepwell-r-"));
  try {
    const [input, output] = [join(folder, "in.csv"), join(folder, "out.csv")];
    writeFileSync(input, stringify(rows, { header: true }));
    execFileSync("Rscript", [join(import.meta.dirname, "r", `${id}.R`), input, output]);
    const found: Record<string, string>[] = parse(readFileSync(output, "utf8"), { columns: true });
    expect(found.length).toBe(ROWS);
    const different = rows.flatMap((row, index) => {
      const scored = { scored: null, ...scoreCells(scale, row) }.scored;
      const ours = { score: scored?.score ?? null, alert: scored?.trace.alerts ? 1 : 0 };
      const { score = "", alert } = found[index] ?? {};
      const theirs = { score: score === "" ? null : Number(score), alert: Number(alert ?? ours.alert) };
      return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [{ row, ours, theirs }];
    });
    expect(different).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
