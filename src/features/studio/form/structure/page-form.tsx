import type { ReactNode } from "react";
import { useText } from "../../../../ui/language/use-text.ts";
import { placeOf } from "../../places/place.tsx";
import { ConditionForm } from "../condition/condition-form.tsx";
import styles from "../edit-form.module.css";
import { ElementsForm } from "../elements-form.tsx";
import own from "../form.module.css";
import { PropertiesForm } from "../properties/properties-form.tsx";
import type { LoosePage } from "../read-loosely.ts";
import type { SurveyEdit } from "../survey-edit.ts";
import { surveyWords } from "../survey-words.ts";
import { isText } from "./texts.ts";

type Props = {
  readonly form: SurveyEdit;
  readonly page: LoosePage;
  readonly index: number;
  readonly buttons: ReactNode;
};

const ELSEWHERE: ReadonlySet<string> = new Set(["name", "visibleIf", "elements"]);

/** The form of one page: its own words and condition, its questions, and what can be done with the whole page. */
export function PageForm({ form, page, index, buttons }: Props) {
  const say = useText();
  const { pages } = form.survey;
  const title = isText(page.title) ? say(page.title) : "";
  const schema = form.schema.properties?.["pages"]?.items ?? {};
  const { path: _, ...written } = page;
  const what = surveyWords.pageNumber(index + 1);
  return (
    <section className={styles.page} {...placeOf(page.path)}>
      <div className={own.head}>
        <h3>{surveyWords.pageOf(index + 1, pages.length, title)}</h3>
        {page.path.length > 0 && buttons}
      </div>
      {page.path.length > 0 && (
        <details className={styles.fold}>
          <summary>{surveyWords.pageSettings}</summary>
          <PropertiesForm
            form={form}
            type="page"
            schema={schema}
            value={written}
            path={page.path}
            without={ELSEWHERE}
          />
          <ConditionForm
            form={form}
            type="page"
            condition={page["visibleIf"]}
            path={[...page.path, "visibleIf"]}
            order={Object.keys(schema.properties ?? {})}
          />
        </details>
      )}
      {page.elements.length === 0 && <p>{surveyWords.noQuestion}</p>}
      <ElementsForm form={form} elements={page.elements} path={[...page.path, "elements"]} where={what} />
    </section>
  );
}
