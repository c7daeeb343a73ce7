import { useEffect, useState } from "react";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Answers } from "#core/content-model/survey.ts";
import type { Language } from "#core/content-model/text.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import { openWithAnswers } from "../../../survey-view/open-with-answers.ts";
import type { SurveyRun } from "../../../survey-view/survey-run.ts";
import { SelectField } from "../../../ui/field.tsx";
import studio from "../studio.module.css";
import { panelId, tabId } from "../tab-list.tsx";
import type { Workspace } from "../use-workspace.ts";
import { words } from "../words.ts";
import { Bench } from "./bench.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import styles from "./trial.module.css";

type Props = {
  readonly calls: StudioCalls;
  readonly workspace: Workspace;
  readonly languages: readonly Language[];
  /** The part to show; null for none. Both are a tab of their own. */
  readonly shows: "preview" | "bench" | "both" | null;
  /** The question that is edited, which the preview follows. */
  readonly question: string | null;
  readonly numbers: Readonly<Record<string, string>>;
};
type Shown = {
  readonly json: string;
  readonly run: SurveyRun;
  readonly opened: number;
};

const NO_ANSWERS = "";

/** The survey as users see it, and the score the rule gives for the answers entered there. */
export function TrialView({ calls, workspace, languages, shows, question, numbers }: Props) {
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
  const hasPreview = shows === "preview" || shows === "both";
  return (
    <section
      className={styles.trial}
      data-shows={shows}
      hidden={shows === null}
      aria-label={words.trial}
      {...(shows === "both" && { id: panelId("trial"), role: "tabpanel", "aria-labelledby": tabId("trial") })}
    >
      {(shows === "bench" || shows === "both") && (
        <div className={styles.answers}>
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
        </div>
      )}
      {shown && hasPreview && (
        <PreviewPane
          key={shown.opened}
          run={shown.run}
          languages={languages}
          question={shows === "preview" ? question : null}
          hint={check && !check.surveyFits ? words.notShown : words.previewHint}
        />
      )}
      {shown && (shows === "bench" || shows === "both") && (
        <Bench key={`bench ${shown.opened}`} {...{ calls, workspace, stored, numbers }} run={shown.run} />
      )}
      {!shown && hasPreview && check && !check.surveyFits && <p className={studio.small}>{words.notShown}</p>}
    </section>
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
