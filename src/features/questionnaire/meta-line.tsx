import { useStore } from "@nanostores/react";
import type { DraftKeeper } from "../../answers/use-draft.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { usePlace } from "../../survey-view/use-place.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { questionnaireMessages } from "./messages.ts";
import styles from "./step-heading.module.css";

type Props = {
  readonly run: SurveyRun;
  /** What the questionnaire is about, in a word or two. */
  readonly name: string;
  readonly keeper: DraftKeeper;
};

/** One line: the area, the place of the first question of the step, and that the answers are kept. */
export function MetaLine({ run, name, keeper }: Props) {
  const first = useRun(run, (state) => state.first);
  const place = usePlace({ run, name: first });
  return (
    <p className={styles.meta}>
      <span>{name}</span>
      {first !== "" && (
        <span>
          <span className="visually-hidden">{place.inWords}</span>
          <span aria-hidden="true">{place.inShort}</span>
        </span>
      )}
      <SavedMark keeper={keeper} />
    </p>
  );
}

/**
 * Shows that the answers on the screen are on this device's disk. It is not announced, because it would be read after every answer.
 */
function SavedMark({ keeper }: { keeper: DraftKeeper }) {
  const t = useMessages(questionnaireMessages);
  const keeping = useStore(keeper.keeping);
  return keeping === "saved" && <span>{t.saved}</span>;
}
