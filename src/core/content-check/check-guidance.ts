import type { Catalogue } from "../content-model/domains.ts";
import { APP_CATEGORY, GENERAL_CATEGORIES, type GuidanceEntry } from "../content-model/guidance.ts";
import type { Text } from "../content-model/text.ts";
import { pointsOf } from "../shared/advice-points.ts";
import type { Issue } from "../shared/issue.ts";
import { textOf } from "../shared/text-of.ts";

const MOST_SENTENCES = 6;

/** One guidance file whose shape has been checked. */
export type GuidancePart = { readonly file: string; readonly entries: readonly GuidanceEntry[] };

/**
 * Checks the guidance against the catalogue and the bands: every entry belongs to a domain and names existing
 * bands, every domain has an entry that suits everybody, and each text stays one point when it is split into
 * points.
 * @param bands meanings of the bands by category
 */
export function guidanceIssues(
  parts: readonly GuidancePart[],
  { domains }: Catalogue,
  bands: ReadonlyMap<string, readonly string[]>,
): Issue[] {
  const all = parts.flatMap(({ file, entries }) =>
    entries.map((entry, index) => ({ entry, file, path: `entries[${index}]` })),
  );
  const categories = domains.map(({ category }) => category);
  const found = all.flatMap(({ entry, file, path }, index): Issue[] => {
    const { id, category, suits, text, title, warning, source } = entry;
    const issue = (code: string, at: string, message: string, hint: string): Issue => ({
      code,
      file,
      path: `${path}.${at}`,
      message,
      hint,
    });
    const first = all.findIndex((other) => other.entry.id === id);
    const known = bands.get(category) ?? [];
    const sentences = textOf(text).split(/(?<=[.?!])\s+/).length;
    const shown: readonly (readonly [path: string, shown: Text])[] = [
      ["text", text],
      ["title", title],
      ...(warning ? [["warning", warning] as const] : []),
      ...(source
        ? ([
            ["source.title", source.title],
            ["source.publisher", source.publisher],
          ] as const)
        : []),
    ];
    return [
      ...(first < index ? [issue("REPEATED", "id", `The id "${id}" is already used.`, "Each must be unique.")] : []),
      ...(source || category === APP_CATEGORY
        ? []
        : [issue("SOURCE_MISSING", "source", "This names no source.", "Name where this was read.")]),
      ...([...categories, ...GENERAL_CATEGORIES].includes(category)
        ? []
        : [
            issue(
              "CATEGORY_UNKNOWN",
              "category",
              `There is no domain "${category}".`,
              `Use ${[...categories, ...GENERAL_CATEGORIES].join(", ")}.`,
            ),
          ]),
      ...(suits?.bands ?? [])
        .filter((band) => known.length > 0 && !known.includes(band))
        .map((band) =>
          issue("BAND_UNKNOWN", "suits.bands", `The domain has no band "${band}".`, `Use ${known.join(", ")}.`),
        ),
      ...(suits?.ages && (suits.ages.from ?? 0) > (suits.ages.to ?? Number.POSITIVE_INFINITY)
        ? [issue("AGES_EMPTY", "suits.ages", "No age lies between these two.", "Let `from` be the smaller one.")]
        : []),
      ...(sentences < 2 || sentences > MOST_SENTENCES
        ? [
            issue(
              "TEXT_LENGTH",
              "text",
              `This has ${sentences === 1 ? "one sentence" : `${sentences} sentences`}.`,
              "Write two to six short ones.",
            ),
          ]
        : []),
      ...shown
        .filter(([, one]) => pointsOf(textOf(one)).length !== 1)
        .map(([path]) =>
          issue(
            "TEXT_SPLITS",
            path,
            "This would be shown as several points.",
            "Write it without line breaks, bullets and dashes between spaces.",
          ),
        ),
    ];
  });
  const silent = categories
    .filter((category) => !all.some(({ entry }) => entry.category === category && !entry.suits))
    .map(
      (category): Issue => ({
        code: "GUIDANCE_MISSING",
        file: parts[0]?.file ?? "guidance",
        path: "entries",
        message: `No entry of "${category}" suits everybody.`,
        hint: "Add one without `suits`.",
      }),
    );
  return [...found, ...silent];
}
