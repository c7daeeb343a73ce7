import { createHash } from "node:crypto";
import type { CheckReply, LocatedIssue, Part, StudioDraft } from "#core/api/studio.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import type { Issue } from "#core/shared/issue.ts";
import { readWrittenRule } from "#core/shared/written-rule.ts";
import { readWritten } from "#core/surveys/written-survey.ts";
import { tooLong } from "../content/check/check-apart.ts";
import { keyOf, labelOf, type TextChanges } from "../content/check/content-texts.ts";
import type { LiveContent } from "../content/live/live-content.ts";
import { locator } from "./locate.ts";

const PLACE = { survey: "surveys", rule: "scoring-rules" } as const;
const PARTS = ["survey", "rule"] as const;

export const keysOf = (id: string): Record<Part, string> => ({
  survey: keyOf(PLACE.survey, id),
  rule: keyOf(PLACE.rule, id),
});

/** Returns the names of the two files as shown to people. */
export const filesOf = (live: LiveContent, id: string): Record<Part, string> => ({
  survey: `${labelOf(PLACE.survey, live.folders)}/${id}.json`,
  rule: `${labelOf(PLACE.rule, live.folders)}/${id}.json`,
});

export const changesOf = (id: string, { survey, rule }: StudioDraft): TextChanges =>
  new Map([
    [keysOf(id).survey, survey],
    [keysOf(id).rule, rule],
  ]);

/** Returns a name for two texts, so that a change by somebody else in between is noticed. */
export function nameOf({ survey, rule }: { readonly survey: string | null; readonly rule: string | null }): string {
  return createHash("sha256")
    .update(JSON.stringify([survey, rule]))
    .digest("base64url");
}

type Parsed = { readonly survey: SurveyDocument | null; readonly rule: ScoringRule | null };

/** Parses the two files as far as they match their schemas. */
export function parsedDraft({ survey, rule }: StudioDraft): Parsed {
  return { survey: parsedAs<SurveyDocument>("survey", survey), rule: parsedAs<ScoringRule>("rule", rule) };
}

/** The same, where an empty text of the rule stands as a dot: a band that was just added has no words yet. */
export function parsedWithBlanks(draft: StudioDraft): Parsed {
  const parsed = parsedDraft(draft);
  return parsed.rule
    ? parsed
    : { ...parsed, rule: parsedAs("rule", draft.rule, (value) => (value === "" ? "." : value)) };
}

function parsedAs<Value>(kind: Part, text: string, read = (value: unknown) => value): Value | null {
  try {
    const written: unknown = JSON.parse(text, (_, value) => read(value));
    const value = kind === "survey" ? readWritten(written).survey : readWrittenRule(written).rule;
    return shapeIssues(kind, "", value).length === 0 ? (value as Value) : null;
  } catch {
    return null;
  }
}

/**
 * Returns every issue the content check finds in a draft, together with the rest of the content, each with its
 * place in the text.
 */
export async function checkDraft(
  live: LiveContent,
  id: string,
  draft: StudioDraft,
  stop?: AbortSignal,
): Promise<CheckReply> {
  const { issues, warnings } = (await live.check(changesOf(id, draft), stop)) ?? {
    issues: [tooLong(filesOf(live, id).rule, "score")],
    warnings: [],
  };
  const located = locatedIn(filesOf(live, id), draft);
  return {
    problems: issues.map(located),
    // Warnings about other files are left out: they do not concern this editor.
    warnings: warnings.map(located).filter(({ part }) => part !== null),
    surveyFits: parsedDraft(draft).survey !== null,
  };
}

export function locatedIn(files: Record<Part, string>, draft: StudioDraft): (issue: Issue) => LocatedIssue {
  const locate = { survey: locator(draft.survey), rule: locator(draft.rule) };
  return (issue) => {
    const part = PARTS.find((one) => files[one] === issue.file) ?? null;
    return { ...issue, part, ...(part === null ? { from: 0, to: 0, line: 0 } : locate[part](issue)) };
  };
}
