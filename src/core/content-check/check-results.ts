import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { treeOf } from "../formulas/formula.ts";
import type { FormulaTree } from "../formulas/formula-tree.ts";
import { formulasOf } from "../references/formulas-of-rule.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";

/** Checks what each result says of itself: a name of its own, words where it may be absent, bands where they are shown. */
export function resultIssues(rule: ScoringRule, issue: MakeIssue): Issue[] {
  const { further = [], main } = rule;
  const names = [main?.name, ...further.map(({ name }) => name)];
  const twice = further.flatMap(({ name }, index) =>
    names.indexOf(name) <= index
      ? [
          issue(
            "RESULT_TWICE",
            `further[${index}].name`,
            `Two results are called "${name}".`,
            "Give this one a name of its own.",
          ),
        ]
      : [],
  );
  const results = [
    { place: "", at: "score", formula: rule.score, result: rule },
    ...further.map((result, index) => ({
      place: `further[${index}].`,
      at: `further[${index}].formula`,
      formula: result.formula,
      result,
    })),
  ];
  const own = results.flatMap(({ place, at, formula, result: { bands, gauge, show, none } }) => {
    const tree = treeOf(formula);
    const callsNone = tree !== null && !hasNoNone(tree);
    return [
      ...(bands.length === 0 && gauge
        ? [
            issue(
              "GAUGE_ALONE",
              `${place}gauge`,
              "A gauge shows bands, and there are none.",
              'Add "bands", or remove the gauge.',
            ),
          ]
        : []),
      ...(bands.length === 0 && show === "meaning"
        ? [
            issue(
              "SHOW_NOTHING",
              `${place}show`,
              "There are no bands, so there is no meaning to show.",
              'Add "bands", or show the number.',
            ),
          ]
        : []),
      ...(gauge && show === "meaning"
        ? [
            issue(
              "GAUGE_HIDDEN",
              `${place}gauge`,
              "A gauge shows the number, and only the meaning is to be shown.",
              'Remove the gauge, or "show".',
            ),
          ]
        : []),
      ...(callsNone && none === undefined
        ? [
            issue(
              "NONE_UNSAID",
              at,
              "This formula may give none(), and nothing says why there is no result then.",
              'Add "none": one calm sentence.',
            ),
          ]
        : []),
      ...(!callsNone && none !== undefined
        ? [
            issue(
              "NONE_NEVER",
              `${place}none`,
              "The formula never gives none().",
              'Remove "none", or write none() into the formula.',
            ),
          ]
        : []),
    ];
  });
  const elsewhere = formulasOf(rule)
    .filter(({ path, text }) => {
      const tree = treeOf(text);
      return tree !== null && !(results.some(({ at }) => at === path) ? isBranch(tree) : hasNoNone(tree));
    })
    .map(({ path }) =>
      issue(
        "NONE_PLACE",
        path,
        "none() stands in the formula of a result alone, as a branch of iif.",
        "Write it so: iif(condition, none(), number).",
      ),
    );
  return [...twice, ...own, ...elsewhere];
}

/** Returns whether none() is at most what an iif comes to. */
function isBranch(tree: FormulaTree): boolean {
  if (tree.kind !== "operation" || tree.operator === "none") return true;
  const [condition, ...branches] = tree.operands;
  if (tree.operator !== "iif" || !condition) return hasNoNone(tree);
  return hasNoNone(condition) && branches.every(isBranch);
}

const hasNoNone = (tree: FormulaTree): boolean =>
  tree.kind !== "operation" || (tree.operator !== "none" && tree.operands.every(hasNoNone));
