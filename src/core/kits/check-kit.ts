import { proofIssues } from "../content-check/check-proof.ts";
import { ruleIssues } from "../content-check/check-rule.ts";
import { shapeIssues } from "../content-check/check-shape.ts";
import { surveyIssues } from "../content-check/check-survey.ts";
import { meantHint } from "../content-check/nearest-name.ts";
import type { Kit, PublishedForm } from "../content-model/kit.ts";
import { type Issue, issuesIn, type MakeIssue } from "../shared/issue.ts";
import { enableKit } from "./enable-kit.ts";
import { setsOf } from "./fit-wording.ts";
import { placeholderWording } from "./placeholder-wording.ts";

/**
 * Checks a kit: its form, its names, and the scale that it gives with placeholders for words, whose examples are the
 * patterns of the kit.
 * @param id the name of the file without `.json`
 */
export function kitIssues(file: string, id: string, value: unknown): Issue[] {
  const shape = shapeIssues("kit", file, value);
  if (shape.length > 0) return shape;
  const kit = value as Kit;
  const issue = issuesIn(file);
  const own = [...nameIssues(kit, id, issue), ...setIssues(kit, issue), ...formIssues(kit, issue)];
  return own.length > 0 ? own : pairIssues(file, kit);
}

function nameIssues(kit: Kit, id: string, issue: MakeIssue): Issue[] {
  if (kit.id === id) return [];
  return [issue("KIT_NAME", "id", `This must be "${id}", the name of the file.`, `Write "${id}", or rename the file.`)];
}

function setIssues({ items, options, patterns }: Kit, issue: MakeIssue): Issue[] {
  const counted = items.filter((item) => !("extra" in item));
  const firstExtra = items.findIndex((item) => "extra" in item);
  return [
    ...(firstExtra >= 0 && firstExtra < counted.length
      ? [
          issue(
            "KIT_EXTRA",
            `items[${firstExtra}]`,
            "An extra item stands before a counted one.",
            "Move it to the end.",
          ),
        ]
      : []),
    ...items.flatMap((item, index) => {
      if (!("options" in item)) return [];
      const set = options[item.options];
      const path = `items[${index}]`;
      if (!set) {
        const message = `There is no set of options "${item.options}".`;
        return [issue("KIT_OPTIONS", `${path}.options`, message, meantHint(item.options, Object.keys(options)))];
      }
      if (item.points === undefined || item.points.length === set.length) return [];
      const message = `It has ${item.points.length} points for ${set.length} options.`;
      return [issue("KIT_POINTS", `${path}.points`, message, "Give one number for each option.")];
    }),
    ...patterns.flatMap(({ answers }, index) => {
      if (answers.length === counted.length) return [];
      const message = `It has ${answers.length} answers for ${counted.length} items.`;
      return [issue("KIT_PATTERN", `patterns[${index}].answers`, message, "Give one answer for each counted item.")];
    }),
  ];
}

/** Checks that a published form has a fingerprint for each line of the wording. */
function formIssues(kit: Kit, issue: MakeIssue): Issue[] {
  const sizes = setsOf(kit.items).map((set) => kit.options[set]?.length ?? 0);
  const isWhole = ({ items, options }: PublishedForm) =>
    items.length === kit.items.length &&
    options.length === sizes.length &&
    options.every((set, index) => set.length === sizes[index]);
  return kit.forms.flatMap((form, index) => {
    if (isWhole(form)) return [];
    const message = `It has not the ${kit.items.length} items and ${sizes.join(" + ")} options of the kit.`;
    return [issue("KIT_FORM", `forms[${index}]`, message, "Give one fingerprint for each.")];
  });
}

/** The scale is checked as if the wording were published, so that bands and codes are held against it too. */
function pairIssues(file: string, kit: Kit): Issue[] {
  const because = kit.cutOffs ? { because: "to check the cut-offs" } : {};
  const { survey, rule } = enableKit(kit, { wordings: [placeholderWording(kit)], compared: [], ...because });
  const shapes = [...shapeIssues("survey", file, survey), ...shapeIssues("rule", file, rule)];
  if (shapes.length > 0) return shapes;
  const crossed = [...surveyIssues(file, survey), ...ruleIssues(file, rule, survey)];
  return crossed.length > 0 ? crossed : proofIssues(file, rule, survey, () => undefined);
}
