import { useEffect, useState } from "react";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Answers } from "#core/content-model/survey.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import { openWithAnswers } from "../../../survey-view/open-with-answers.ts";
import type { SurveyRun } from "../../../survey-view/survey-run.ts";
import { SelectField } from "../../../ui/field.tsx";
import studio from "../studio.module.css";
import type { Workspace } from "../use-workspace.ts";
import { words } from "../words.ts";
import { Bench } from "./bench.tsx";
import { Preview } from "./preview.tsx";
import styles from "./trial.module.css";

type Props = { readonly calls: StudioCalls; readonly workspace: Workspace };
type Shown = {
  readonly json: string;
  readonly run: SurveyRun;
  readonly opened: number;
};

const NO_ANSWERS = "";

/** The survey as users see it, and the score the rule gives for the answers entered there. */
export function TrialView({ calls, workspace }: Props) {
  const { draft, check } = workspace;
  const [shown, setShown] = useState<Shown | null>(null);
  const examples = examplesIn(draft.rule);
  const [example, setExample] = useState(examples.length > 0 ? "0" : NO_ANSWERS);
  const stored = examples[Number(example)]?.stored ?? examples[0]?.stored ?? {};

  // An invalid survey cannot be shown, so the previous one stays.
  useEffect(() => {
    if (!check?.surveyFits) return;
    setShown((before) => {
      if (before?.json === draft.survey) return before;
      const answers = before ? before.run.givenAnswers() : (examples[Number(example)]?.answers ?? {});
      return open(draft.survey, answers, before?.run.state().page, before?.opened);
    });
  }, [check]);

  const fillIn = (chosen: string) => {
    setExample(chosen);
    const answers = chosen === NO_ANSWERS ? {} : (examples[Number(chosen)]?.answers ?? {});
    setShown((before) => before && open(before.json, answers, 0, before.opened));
  };
  return (
    <div className={styles.trial}>
      <section aria-label={words.preview}>
        <h2>{words.preview}</h2>
        <p className={studio.small}>{check && !check.surveyFits ? words.notShown : words.previewHint}</p>
        <SelectField
          label={words.example}
          hint={words.exampleHint}
          value={example}
          onChange={({ target }) => fillIn(target.value)}
        >
          <option value={NO_ANSWERS}>{words.ownAnswers}</option>
          {examples.map(({ title }, index) => (
            <option key={index} value={`${index}`}>
              {title}
            </option>
          ))}
        </SelectField>
        {shown && <Preview key={shown.opened} run={shown.run} />}
      </section>
      {shown && <Bench key={`bench ${shown.opened}`} {...{ calls, workspace, stored }} run={shown.run} />}
    </div>
  );
}

function open(json: string, answers: Answers, page = 0, opened = 0): Shown {
  return { json, run: openWithAnswers(JSON.parse(json), answers, page), opened: opened + 1 };
}

/** Returns the examples in a rule. The rule may be incomplete; one that cannot be read has no examples. */
function examplesIn(json: string): ScoringRule["examples"] {
  try {
    const { examples } = JSON.parse(json) as Partial<ScoringRule>;
    const usable = ({ answers, title }: ScoringRule["examples"][number]) =>
      typeof answers === "object" && answers !== null && typeof title === "string";
    return Array.isArray(examples) ? examples.filter((one) => one && usable(one)) : [];
  } catch {
    return [];
  }
}
