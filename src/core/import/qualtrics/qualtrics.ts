import { textOf } from "../../shared/text-of.ts";
import type { ImportedElement, ImportedInstrument } from "../imported.ts";
import { type Json, wordIn } from "../json-values.ts";
import { Languages } from "../languages.ts";
import type { BroughtFile, Reader } from "../reader.ts";
import { isQualtrics, type QualtricsFile, readQsf } from "./file.ts";
import { optionsOf, pointsOf } from "./options.ts";
import { pagesOf } from "./pages.ts";
import { Reading } from "./reading.ts";

/** A survey of Qualtrics, as it exports it (`.qsf`). */
export const qualtrics: Reader = {
  format: "qualtrics",
  recognises: isQualtrics,
  read: (file) => [instrumentOf(readQsf(file), file)],
};

function instrumentOf(file: QualtricsFile, { name }: BroughtFile): ImportedInstrument {
  const languages = new Languages(wordIn(file.entry["SurveyLanguage"]) || "en");
  const reading = new Reading(file, languages);
  const pages = pagesOf(file, reading);
  const bare = (name.split(/[\\/]/).at(-1) ?? name).replace(/\.[^.]*$/, "");
  const title = languages.textOf({ default: wordIn(file.entry["SurveyName"]) }) ?? bare;
  const description = languages.textOf({ default: wordIn(file.entry["SurveyDescription"]) });
  const categories = file.categories.map((one) => ({ id: wordIn(one["ID"]), name: wordIn(one["Name"]) }));
  const points = gradesOf(
    pages.flatMap(({ elements }) => elements),
    categories[0]?.id ?? "",
    reading,
  );
  const left = categories.slice(1).map((one) => `"${one.name || one.id}"`);
  return {
    ...{
      name: textOf(title) || bare,
      title,
      pages,
      calculations: [],
      dropped: reading.dropped,
      shownAnswers: reading.shownAnswers,
    },
    ...(description ? { description } : {}),
    ...(points.size > 0 ? { points } : {}),
    notes: [...reading.notes, ...languages.notes],
    languages: languages.all,
    todo: [
      ...(points.size > 0
        ? ["The points are those by which the file grades: see that they are what the method says."]
        : []),
      ...(points.size > 0 && left.length > 0
        ? [`The file also grades as ${left.join(", ")}: make subscores of these.`]
        : []),
    ],
  };
}

/** Returns the points of each question that came over, and of each row of a table. */
function gradesOf(elements: readonly ImportedElement[], category: string, reading: Reading) {
  const points = new Map<string, Readonly<Record<string, number>>>();
  const byName = new Map([...reading.questions.values()].map((question) => [reading.nameOf(question), question]));
  for (const one of elements) {
    if (one.kind !== "question") continue;
    const question = byName.get(one.source);
    if (!question) continue;
    const add = (source: string, given: Record<string, number>) => {
      if (Object.keys(given).length > 0) points.set(source, given);
    };
    if (one.element.type === "matrix") {
      const columns = optionsOf(question, reading, "Answers");
      for (const [source, row] of one.rows ?? []) add(source, pointsOf(question, columns, category, row));
    } else add(one.source, pointsOf(question, optionsOf(question as Json, reading), category));
  }
  return points;
}
