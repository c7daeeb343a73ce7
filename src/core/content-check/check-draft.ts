import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";
import { TO_WRITE, unwritten } from "../shared/to-confirm.ts";

/** Returns true for a rule that is checked and not published. */
export const isDraft = (rule: unknown): boolean => (rule as Partial<ScoringRule> | null)?.status === "draft";

/** Returns what a rule leaves open that only a draft may. */
export function openInDraft(file: string, rule: ScoringRule): Issue[] {
  if (isDraft(rule)) return [];
  const issue = issuesIn(file);
  const source =
    rule.instrument.source.trim() === ""
      ? [
          issue(
            "SOURCE_MISSING",
            "instrument.source",
            "The source is empty.",
            "Say where the scale was published, or who wrote it.",
          ),
        ]
      : [];
  const examples =
    rule.examples.length === 0
      ? [
          issue(
            "EXAMPLE_MISSING",
            "examples",
            "There is no example.",
            "Work one out by hand, or let scale:examples propose some.",
          ),
        ]
      : [];
  const direction = rule.toConfirm ? [issue("NOT_CONFIRMED", "toConfirm", NOT_CONFIRMED, CONFIRM)] : [];
  return [
    ...source,
    ...unwritten(rule).map((path) => issue("NOT_WRITTEN", path, NOT_WRITTEN, WRITE)),
    ...direction,
    ...examples,
  ];
}

const NOT_WRITTEN = `This text still begins with “${TO_WRITE}”, and people would read that.`;
const WRITE = "Write it.";
const NOT_CONFIRMED = "Nobody has confirmed which end of the scale is better, and the names and tones of its bands.";
const CONFIRM = 'Look at both, correct what is wrong, and remove "toConfirm".';

/** Says of a draft that nobody is shown it. */
export function draftWarnings(file: string, rule: unknown): Issue[] {
  if (!isDraft(rule)) return [];
  const message = "This scale is a draft: it is checked, and shown to nobody.";
  const hint = 'To publish it, fill in its source, confirm its examples, and remove "status".';
  return [issuesIn(file)("DRAFT", "status", message, hint)];
}
