import { type GuidancePart, guidanceIssues } from "#core/content-check/check-guidance.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import type { Catalogue } from "#core/content-model/domains.ts";
import type { GuidanceEntry, GuidanceFile } from "#core/content-model/guidance.ts";
import type { Issue } from "#core/shared/issue.ts";
import { textOf } from "#core/shared/text-of.ts";
import { type Scale, surveysOf } from "../content.ts";
import type { ContentFile } from "../files/read-files.ts";
import { openLibrary } from "../search/library.ts";
import { checkCache } from "./check-cache.ts";

/** Checks each guidance file against its schema, then all of them against the catalogue and the bands. */
export function checkedGuidance(
  files: readonly ContentFile[],
  catalogue: Catalogue | null,
  scales: ReadonlyMap<string, Scale>,
): { readonly entries: readonly GuidanceEntry[]; readonly issues: readonly Issue[] } {
  const shapes = checkCache().issuesOf(["guidance", files], () =>
    files.flatMap(({ name, value }) => shapeIssues("guidance", name, value)),
  );
  if (shapes.length > 0 || !catalogue) return { entries: [], issues: shapes };
  const parts = files.map(({ name, value }) => ({ file: name, entries: (value as GuidanceFile).entries }));
  const bands = new Map(
    catalogue.domains.map((domain): [string, string[]] => [
      domain.category,
      surveysOf(domain).flatMap((id) => (scales.get(id)?.rule.bands ?? []).map(({ meaning }) => textOf(meaning))),
    ]),
  );
  const entries = parts.flatMap((part) => part.entries);
  const issues = checkCache().issuesOf(["guidance among the rest", files, catalogue, [...bands]], () => [
    ...guidanceIssues(parts, catalogue, bands),
    ...hiddenEntries(parts, catalogue),
  ]);
  return { entries, issues };
}

/** Returns the entries that a search for their own title does not find: nobody would ever read them in a chat. */
function hiddenEntries(parts: readonly GuidancePart[], catalogue: Catalogue): Issue[] {
  const library = openLibrary(
    parts.flatMap(({ entries }) => entries),
    catalogue,
  );
  return parts.flatMap(({ file, entries }) =>
    entries.flatMap((entry, index): Issue[] => {
      const found = library.find(textOf(entry.title));
      if (found === entry) return [];
      return [
        {
          code: "NOT_FOUND_BY_TITLE",
          file,
          path: `entries[${index}].title`,
          message: found ? `Asked this, the guide answers "${found.id}".` : "Asked this, the guide finds nothing.",
          hint: "Add keywords, or say in the title what sets this entry apart.",
        },
      ];
    }),
  );
}
