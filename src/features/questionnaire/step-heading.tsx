import type { Ref } from "react";
import { ReadFirstAloud } from "../../survey-view/read-first-aloud.tsx";
import { useRun } from "../../survey-view/use-run.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { questionnaireMessages } from "./messages.ts";
import { MetaLine } from "./meta-line.tsx";
import styles from "./step-heading.module.css";

type Props = Parameters<typeof MetaLine>[0] & {
  readonly pictures: Readonly<Record<string, string>> | undefined;
  readonly ref: Ref<HTMLHeadingElement>;
};

/** Shows where the current step stands, and its title. */
export function StepHeading({ run, name, keeper, pictures, ref }: Props) {
  const t = useMessages(questionnaireMessages);
  const pageName = useRun(run, (state) => state.pageName);
  const title = useRun(run, (state) => state.pageTitle);
  const description = useRun(run, (state) => state.pageDescription);
  const step = useRun(run, ({ step, steps }) => t.step({ step, steps }));

  const picture = pictures?.[pageName];
  return (
    <div className={styles.step}>
      {picture !== undefined && (
        <div className={styles.picture} aria-hidden="true">
          <Picture name={picture} />
        </div>
      )}
      <div className={styles.words}>
        <MetaLine {...{ run, name, keeper }} />
        <h2 ref={ref} tabIndex={-1} className={title === undefined ? "visually-hidden" : styles.heading}>
          <span className="visually-hidden">{step}</span>
          {title !== undefined && <span>{title}</span>}
        </h2>
      </div>
      <div className={styles.aloud}>
        <ReadFirstAloud run={run} />
      </div>
      {description !== undefined && <p className={styles.lead}>{description}</p>}
    </div>
  );
}
