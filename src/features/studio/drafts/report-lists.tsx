import type { ImportedQuestionnaire } from "#core/api/studio-import.ts";
import type { KeptReport } from "../../../browser/import-report.ts";
import { words } from "./words.ts";

/** Returns what became of a questionnaire, in sentences under their headings: what is left to do comes first. */
export function listsOf({ changed, dropped, notes, todo }: ImportedQuestionnaire): KeptReport {
  return [
    { heading: words.todo, lines: todo },
    { heading: words.dropped, lines: dropped.map(({ name, type, why }) => `${name} (${type}): ${why}`) },
    { heading: words.changed, lines: changed.map(({ name, what }) => `${name}: ${what}`) },
    { heading: words.notes, lines: notes },
  ].filter(({ lines }) => lines.length > 0);
}

/** The lists of a report, each to unfold; the first one, what is left to do, stands open. */
export function ReportLists({ lists }: { readonly lists: KeptReport }) {
  return lists.map(({ heading, lines }, index) => (
    <details key={heading} open={index === 0}>
      <summary>
        {heading} ({lines.length})
      </summary>
      <ul>
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </details>
  ));
}
