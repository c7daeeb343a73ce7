import { type GuidancePart, guidanceIssues } from "#core/content-check/check-guidance.ts";
import { afterIssues } from "#core/content-check/check-guidance-after.ts";
import { guidanceNumberIssues } from "#core/content-check/check-guidance-numbers.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import type { Catalogue } from "#core/content-model/domains.ts";
import type { GuidanceEntry, GuidanceFile } from "#core/content-model/guidance.ts";
import type { Site } from "#core/content-model/site.ts";
import type { Issue } from "#core/shared/issue.ts";
import { textOf } from "#core/shared/text-of.ts";
import { type Scale, surveysOf } from "../content.ts";
import type { ContentFile } from "../files/read-files.ts";
import { wordsOf } from "../search/words.ts";
import { checkCache } from "./check-cache.ts";

/** Checks each guidance file against its schema, then all of them against the catalogue, the bands and the numbers. */
export function checkedGuidance(
  files: readonly ContentFile[],
  catalogue: Catalogue | null,
  scales: ReadonlyMap<string, Scale>,
  site: Site | null,
): { readonly entries: readonly GuidanceEntry[]; readonly issues: readonly Issue[] } {
  const shapes = files.flatMap((file) =>
    checkCache().issuesOf(["guidance", file], () => shapeIssues("guidance", file.name, file.value)),
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
  const { regions, concerns } = site?.safety ?? {};
  const safety = regions && concerns && { regions, concerns };
  const proved = checkCache();
  // Apart, since an edit of a scale is not one of the phrases of danger, with which comparing all titles takes longest.
  const issues = [
    ...proved.issuesOf(["guidance among the rest", files, catalogue, [...bands]], () =>
      guidanceIssues(parts, catalogue, bands),
    ),
    ...(safety
      ? proved.issuesOf(["guidance beside safety", files, safety], () => [
          ...guidanceNumberIssues(parts, safety),
          ...afterIssues(parts, safety),
        ])
      : []),
    ...proved.issuesOf(["titles of guidance", files], () => hiddenEntries(parts)),
  ];
  return { entries, issues };
}

/** Returns the entries whose title an earlier one has: nobody would ever read them in a chat. */
function hiddenEntries(parts: readonly GuidancePart[]): Issue[] {
  const titled = new Map<string, string>();
  return parts.flatMap(({ file, entries }) =>
    entries.flatMap(({ id, title }, index): Issue[] => {
      const words = wordsOf(textOf(title)).join(" ");
      const first = titled.get(words);
      if (first === undefined) titled.set(words, id);
      if (first === undefined) return [];
      return [
        {
          code: "NOT_FOUND_BY_TITLE",
          file,
          path: `entries[${index}].title`,
          message: `Asked this, the guide answers "${first}".`,
          hint: "Say in the title what sets this entry apart.",
        },
      ];
    }),
  );
}
