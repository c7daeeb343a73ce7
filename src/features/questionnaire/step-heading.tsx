import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { scrollToTop } from "../../browser/scroll.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { questionnaireMessages } from "./messages.ts";
import styles from "./questionnaire.module.css";

type Props = { readonly run: SurveyRun; readonly pictures: Readonly<Record<string, string>> | undefined };

/** Says where one is. After a step it takes the focus, so that reading goes on from here. */
export function StepHeading({ run, pictures }: Props) {
  const t = useStore(questionnaireMessages);
  const page = useRun(run, (state) => state.page);
  const pageName = useRun(run, (state) => state.pageName);
  const title = useRun(run, (state) => state.pageTitle);
  const description = useRun(run, (state) => state.pageDescription);
  const place = useRun(run, ({ step, steps }) => t.step({ step, steps }));
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    heading.current?.focus({ preventScroll: true });
    scrollToTop();
  }, [page]);

  const picture = pictures?.[pageName];
  return (
    <div className={styles.step}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.stepHeading}>
          <span className={title === undefined ? undefined : styles.place}>{place}</span>
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
