import { useText } from "../../../ui/language/use-text.ts";
import { ListButtons } from "../fields/list-buttons.tsx";
import { EditNotice } from "./edit-notice.tsx";
import type { ElementsProps } from "./elements-props.ts";
import own from "./form.module.css";
import { insertInList, moveInList } from "./json-lists.ts";
import { QuestionForm } from "./question-form.tsx";
import type { LooseQuestion } from "./read-loosely.ts";
import { AddQuestion } from "./structure/add-question.tsx";
import { SortableList } from "./structure/sortable-list.tsx";
import { wordsIn } from "./structure/texts.ts";
import { copyOf, itemsWithin } from "./structure/whole-elements.ts";
import { surveyWords } from "./survey-words.ts";

/** The questions of a page or of a group: their forms, their order, and one to add. */
export function ElementsForm({ form, elements, path, where }: ElementsProps) {
  const say = useText();
  const list = path.join("-");
  const move = (from: number, to: number) => form.edit("survey", (json) => moveInList(json, path, from, to));
  const nameOf = (element: LooseQuestion) => {
    const said = wordsIn(element);
    return surveyWords.question((said && say(said)) || element.name || "");
  };
  return (
    <>
      <SortableList
        list={list}
        names={elements.map(nameOf)}
        onMove={move}
        between={(index) => <EditNotice form={form} at={`${list}-${index}`} />}
      >
        {elements.map((element, index) => {
          const name = nameOf(element);
          const place = [...path, index];
          return (
            <div key={index} className={own.row} data-question={element.name}>
              <QuestionForm form={form} question={element} path={place} Elements={ElementsForm} />
              <ListButtons
                list={list}
                name={name}
                index={index}
                count={elements.length}
                onMove={(to) => move(index, to)}
                onCopy={() => {
                  const copy = copyOf(element, form.survey);
                  form.edit("survey", (json) => insertInList(json, path, index + 1, copy));
                  form.goTo((copy as LooseQuestion).name ?? "");
                }}
                onDelete={() => form.remove(place, name, itemsWithin([element]))}
              />
            </div>
          );
        })}
      </SortableList>
      <AddQuestion form={form} path={path} count={elements.length} where={where} />
    </>
  );
}
