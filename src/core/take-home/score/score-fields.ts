import type { ScaleVersion } from "../../content-changes/content-change.ts";
import { itemsOf } from "../../surveys/items.ts";
import { type Amount, answered, BLANK, joined, number, Unsayable, valueIn, when } from "../logic/logic.ts";
import { type Context, contextOf, RuleReader } from "./rule-reader.ts";
import type { ReadField, ScoreField } from "./score-field.ts";

export type ScoreFields = {
  readonly reads: readonly ReadField[];
  /** Each after those that it needs. */
  readonly fields: readonly ScoreField[];
  readonly unsaid: readonly string[];
};

/** Returns points, subscores, score, band and further results as calculations that other programs can say. */
export function scoreFields({ survey, rule }: ScaleVersion): ScoreFields {
  const reader = new RuleReader(rule, itemsOf(survey));
  const unsaid: string[] = [];
  const attempt = (what: string, run: () => void) => {
    try {
      run();
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      unsaid.push(`${what} cannot be worked out there: ${error.message}.`);
    }
  };
  const main = contextOf(rule, null);
  for (const { items } of rule.points ?? [])
    for (const item of items) attempt(`The points of ${item}`, () => reader.leaf(item));
  for (const { name } of rule.subscores ?? []) attempt(`The subscore ${name}`, () => reader.derived(name, main));
  attempt("The score", () => {
    const total = reader.result(rule.score, main);
    const enough = reader.enough(main);
    reader.add({
      id: "score/enough",
      wanted: "enough_answered",
      title: "Enough answered",
      amount: when(enough, number(1), number(0)),
    });
    const isEnough = { kind: "compare", operator: "=", left: valueIn("score/enough"), right: number(1) } as const;
    reader.add({ id: "score/total", wanted: "score", title: rule.title, amount: when(isEnough, total, BLANK) });
    if (rule.bands.length > 0) reader.add(bandField(rule.bands, "score/total", "score_band"));
  });
  for (const { name, title, formula, bands } of rule.further ?? [])
    attempt(`The result ${name}`, () => {
      const context = contextOf(rule, name);
      const amount = when(reader.enough(context), reader.result(formula, context), BLANK);
      reader.add({ id: `result/${name}`, wanted: name, title, amount });
      if (bands.length > 0) reader.add(bandField(bands, `result/${name}`, `${name}_band`));
    });
  return { reads: reader.reads, fields: reader.fields, unsaid };
}

function bandField(bands: Context["bands"], of: string, wanted: string): ScoreField {
  const steps = bands.reduce<Amount>((below, { from }, index) => {
    const reached = { kind: "compare", operator: ">=", left: valueIn(of), right: number(from) } as const;
    return when(reached, number(index + 1), below);
  }, BLANK);
  const words = bands.map(({ from, meaning }, index) => {
    const name = typeof meaning === "string" ? meaning : meaning.default;
    return `${index + 1} = ${name} (from ${from})`;
  });
  return {
    id: `${of}/band`,
    wanted,
    title: "Band",
    amount: when(joined("all", [answered(of)]), steps, BLANK),
    codes: words,
  };
}
