import type { JSONPath } from "jsonc-parser";
import { SelectField } from "../../../../ui/field.tsx";
import { useText } from "../../../../ui/language/use-text.ts";
import { moveToList } from "../json-lists.ts";
import type { LooseQuestion } from "../read-loosely.ts";
import type { SurveyEdit } from "../survey-edit.ts";
import { surveyWords } from "../survey-words.ts";
import { isText, wordsIn } from "./texts.ts";

type Props = { readonly form: SurveyEdit; readonly question: LooseQuestion; readonly path: JSONPath };
type Place = { readonly words: string; readonly list: JSONPath };

/** The page or group in which a question stands; another choice moves it to the end of that one. */
export function PlaceField({ form, question, path }: Props) {
  const say = useText();
  const groupsIn = (elements: readonly LooseQuestion[], around: JSONPath, page: number): Place[] =>
    elements.flatMap((element, index) => {
      // A group is not moved into itself.
      if (!element.elements || element === question) return [];
      const list = [...around, index, "elements"];
      const title = wordsIn(element);
      const words = surveyWords.inGroup(page, (title && say(title)) || element.name || "");
      return [{ words, list }, ...groupsIn(element.elements, list, page)];
    });
  const places = form.survey.pages.flatMap(({ title, elements, path: at }, index): Place[] => {
    const list = [...at, "elements"];
    const words = surveyWords.onPage(index + 1, isText(title) ? say(title) : "");
    return [{ words, list }, ...groupsIn(elements, list, index + 1)];
  });
  if (places.length < 2) return null;
  const now = path.slice(0, -1).join();
  return (
    <SelectField
      label={surveyWords.place}
      value={now}
      onChange={({ target }) => {
        const to = places.find(({ list }) => list.join() === target.value);
        if (to) form.edit("survey", (json) => moveToList(json, path, to.list, Number.POSITIVE_INFINITY));
      }}
    >
      {places.map(({ words, list }) => (
        <option key={list.join()} value={list.join()}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
