import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import { evaluate } from "#core/conditions/condition.ts";
import { optionsOf } from "#core/question-types/answer-kinds/answer-kinds.ts";
import { onServer } from "#core/question-types/answer-kinds/on-server.ts";
import { scoreCells } from "#core/scoring/score-cells.ts";
import type { Item } from "#core/surveys/items.ts";
import { isFull } from "../support/is-full.ts";
import { PUBLISHED, resultsByName, scaleOf } from "./published-scales.ts";

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

/** An item as a person sees it: the answers before it decide whether it is asked. */
const isAskedOf = ({ conditions }: Item, answers: Readonly<Record<string, string>>): boolean => {
  const typed = Object.fromEntries(
    Object.entries(answers).flatMap(([name, text]) =>
      text === "" ? [] : [[name, Number.isNaN(Number(text)) ? text : Number(text)]],
    ),
  );
  return conditions.every((condition) => evaluate(condition, typed) === true);
};

const two = (number: number) => `${number}`.padStart(2, "0");

function drawnMoment(name: string, unit: "date" | "time" | "month", random: () => number): string {
  const below = (most: number) => Math.floor(random() * most);
  if (unit === "time") return `${two(below(24))}:${two(below(4) * 15)}`;
  // Births before visits more often than not, and birthdays at hand.
  const year = name === "visit" ? 1990 + below(35) : 1920 + below(85);
  return `${year}-${two(1 + below(12))}-${two(1 + below(28))}`;
}

function drawn({ name, answer }: Item, random: () => number): string {
  const options = optionsOf(answer);
  if (options.length > 0) return `${options[Math.floor(random() * options.length)]?.value}`;
  if (answer.kind === "text") return "some words";
  if (answer.kind === "moment") return drawnMoment(name, answer.unit, random);
  const { min = 0, max = 1 } = onServer(answer).limits(answer) ?? {};
  // Half of the minutes are of an hour at most, as people answer; the borders of a method lie there.
  const most = name.endsWith("_min") && random() < 0.5 ? Math.min(max, 60) : max;
  // Hours of sleep lie near the borders of a method more often than at thirty.
  if (name === "hours") return `${2 + Math.floor(random() * 33) / 4}`;
  return `${min + Math.floor(random() * (most - min + 1))}`;
}

// The scorers in R were written from the publications alone, without a look at this engine or these rules.
test.skipIf(!isFull || !hasR).each(PUBLISHED)("%s: random answers with blanks give what R gives", (id) => {
  const scale = scaleOf(id);
  const random = drawer(20);
  const rows = Array.from({ length: ROWS }, () => {
    const share = random() < 0.5 ? 0 : random() * 0.4;
    const answers: Record<string, string> = {};
    for (const item of scale.items) {
      // What a condition hides is not asked, so it stays empty.
      const isAsked = isAskedOf(item, answers);
      answers[item.name] = isAsked && random() >= share ? drawn(item, random) : "";
    }
    return answers;
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
      const all = resultsByName(scale, scored);
      const theirs = found[index] ?? {};
      const ours = Object.fromEntries(Object.keys(theirs).map((name) => [name, all[name]]));
      return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [{ row, ours, theirs }];
    });
    expect(different).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
