import { textOf } from "../../shared/text-of.ts";
import type { ImportedInstrument, ImportedPage } from "../imported.ts";
import { Languages } from "../languages.ts";
import type { BroughtFile, Reader } from "../reader.ts";
import { UnreadableFile } from "../unreadable.ts";
import { namesOf } from "./expressions/names.ts";
import { elementsOf } from "./questions.ts";
import { readLss } from "./read-lss.ts";
import { isTabSeparated, readTabSeparated } from "./read-tab-separated.ts";
import { Reading } from "./reading.ts";
import type { Survey } from "./survey.ts";

/** What LimeSurvey says of a file near its beginning; a group or a question alone is saved in the same way. */
const XML = /<LimeSurveyDocType>\s*(?:<!\[CDATA\[)?\s*(Survey|Group|Question)\b/;

/** A survey of LimeSurvey: its structure as XML (`.lss`), or as a table whose cells are separated by tabs (`.txt`). */
export const limesurvey: Reader = {
  format: "limesurvey",
  recognises: ({ text }) => text !== null && (XML.test(text.slice(0, 2000)) || isTabSeparated(text)),
  read(file) {
    const { text } = file;
    if (text === null) throw new UnreadableFile("There is no survey of LimeSurvey in it.");
    const survey = isTabSeparated(text) ? readTabSeparated(text) : readLss(text);
    return [instrumentOf(survey, file)];
  },
};

function instrumentOf(survey: Survey, { name: file, notes: ofFile = [] }: BroughtFile): ImportedInstrument {
  const languages = new Languages(survey.languages[0] ?? "");
  const reading = new Reading(languages, namesOf(survey), survey.hasAssessments);
  const pages = survey.groups.map((group): ImportedPage => {
    const [title, description] = [reading.text(group.words), reading.text(group.description)];
    reading.showsAnswers(title ? textOf(title) : "page", [group, { words: group.description }]);
    const elements = group.questions.flatMap((question) => elementsOf(reading, question));
    return {
      ...(title ? { title } : {}),
      ...(description ? { description } : {}),
      condition: reading.condition(group.relevance),
      elements,
    };
  });
  const bare = (file.split(/[\\/]/).at(-1) ?? file).replace(/\.[^.]*$/, "");
  const title = reading.text(survey.title) ?? bare;
  const description = reading.text(survey.description);
  reading.showsAnswers(textOf(title), [{ words: survey.title }, { words: survey.description }]);
  const { points, calculations, dropped, notes, shownAnswers } = reading;
  return {
    ...{ name: textOf(title) || bare, title, pages, calculations, dropped, shownAnswers },
    ...(description ? { description } : {}),
    ...(points.size > 0 ? { points } : {}),
    notes: [...ofFile, ...survey.notes, ...notes, ...languages.notes],
    languages: languages.all,
    todo:
      points.size > 0
        ? ["The points are the assessment values of the file: see that they are what the method says."]
        : [],
  };
}
