import { readFileSync } from "node:fs";
import type { DraftState, Step } from "#core/api/studio-drafts.ts";
import { afterStep, changesOfText } from "#core/studio-log/step.ts";

const WORDS = ["", "x", "más", "😀", '"isRequired": true', "\n", "{", "a longer text that replaces another one"];

/** Steps over the files of a scale, alike in every run: one or two changes each, also such as break the JSON. */
export function randomSteps(count: number): { start: DraftState; steps: Step[] } {
  const start = {
    survey: readFileSync("surveys/stress.json", "utf8"),
    rule: readFileSync("scoring-rules/stress.json", "utf8"),
    from: "",
  };
  let seed = 7;
  const upTo = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const changed = (text: string) => {
    const at = upTo(text.length);
    return (text.slice(0, at) + WORDS[upTo(WORDS.length)] + text.slice(at + upTo(30))).toWellFormed();
  };
  let state: DraftState = start;
  const steps = Array.from({ length: count }, (_, number): Step => {
    const survey = changesOfText(state.survey, changed(state.survey));
    const rule = number % 3 === 0 ? changesOfText(state.rule, changed(state.rule)) : [];
    const step = { survey, rule, ...(number % 50 === 7 ? { from: { cut: state.from, put: `${number}` } } : {}) };
    state = afterStep(state, step) as DraftState;
    return step;
  });
  return { start, steps };
}
