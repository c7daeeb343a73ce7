import type { Ref } from "react";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { questionnaireMessages } from "./messages.ts";
import styles from "./questionnaire.module.css";

type Props = {
  readonly run: SurveyRun;
  readonly pictures: Readonly<Record<string, string>> | undefined;
  readonly ref: Ref<HTMLHeadingElement>;
};

/** Shows the current step and its title. */
export function StepHeading({ run, pictures, ref }: Props) {
  const t = useMessages(questionnaireMessages);
  const pageName = useRun(run, (state) => state.pageName);
  const title = useRun(run, (state) => state.pageTitle);
  const description = useRun(run, (state) => state.pageDescription);
  const place = useRun(run, ({ step, steps }) => t.step({ step, steps }));

  const picture = pictures?.[pageName];
  return (
    <div className={styles.step}>
      <div>
        <h2 ref={ref} tabIndex={-1} className={styles.stepHeading}>
          <span className={styles.place}>{place}</span>
          {title !== undefined && <span className={styles.pageTitle}>{title}</span>}
        </h2>
        {description !== undefined && <p className={styles.lead}>{description}</p>}
      </div>
      {picture !== undefined && (
        <div className={styles.picture} aria-hidden="true">
          <Picture name={picture} />
        </div>
      )}
    </div>
  );
}
