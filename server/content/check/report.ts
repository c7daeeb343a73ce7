import type { Issue } from "#core/shared/issue.ts";

/** Returns an issue as editors read it: file and place, the sentence, the remedy. */
export function issueText({ file, path, message, hint }: Issue): string {
  const place = [file, path].filter(Boolean).join(" › ");
  return `${place}: ${message}${hint ? `\n    ${hint}` : ""}`;
}

export function issuesText(issues: readonly Issue[]): string {
  const count = issues.length === 1 ? "1 issue" : `${issues.length} issues`;
  return [`The content has ${count}:`, ...issues.map((issue) => `  ${issueText(issue)}`)].join("\n");
}

export function warningsText(warnings: readonly Issue[]): string {
  const count = warnings.length === 1 ? "1 warning" : `${warnings.length} warnings`;
  return [`${count}, which keep nothing from starting:`, ...warnings.map((one) => `  ${issueText(one)}`)].join("\n");
}
