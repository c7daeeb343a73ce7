import { useText } from "../../../ui/language/use-text.ts";
import { EntryList } from "../lists/entry-list.tsx";
import { EditNotice } from "./edit-notice.tsx";
import type { ElementsProps } from "./elements-props.ts";
import own from "./form.module.css";
import { insertInList, moveInList } from "./json-lists.ts";
import { QuestionForm } from "./question-form.tsx";
import type { LooseQuestion } from "./read-loosely.ts";
import { AddQuestion } from "./structure/add-question.tsx";
import { wordsIn } from "./structure/texts.ts";
import { copyOf, itemsWithin } from "./structure/whole-elements.ts";
import { surveyWords } from "./survey-words.ts";

/** The questions of a page or of a group: their forms, their order, and one to add. */
export function ElementsForm({ form, elements, path, where }: ElementsProps) {
  const say = useText();
  const list = path.join("-");
  const nameOf = (element: LooseQuestion) => {
    const said = wordsIn(element);
    return surveyWords.question((said && say(said)) || element.name || "");
  };
  return (
    <>
      <EntryList
        list={list}
        entries={elements}
        nameOf={nameOf}
        onMove={(from, to) => form.edit("survey", (json) => moveInList(json, path, from, to))}
        onCopy={(element, index) => {
          const copy = copyOf(element, form.survey);
          form.edit("survey", (json) => insertInList(json, path, index + 1, copy));
          form.goTo((copy as LooseQuestion).name ?? "");
        }}
        onDelete={(element, index) => form.remove([...path, index], nameOf(element), itemsWithin([element]))}
        between={(index) => <EditNotice form={form} at={`${list}-${index}`} />}
      >
        {(element, index, buttons) => (
          <div className={own.row} data-question={element.name}>
            <QuestionForm form={form} question={element} path={[...path, index]} Elements={ElementsForm} />
            {buttons}
          </div>
        )}
      </EntryList>
      <AddQuestion form={form} path={path} count={elements.length} where={where} />
    </>
  );
}
