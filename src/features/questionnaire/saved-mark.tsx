import { useStore } from "@nanostores/react";
import type { DraftKeeper } from "../../answers/use-draft.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { questionnaireMessages } from "./messages.ts";
import styles from "./questionnaire.module.css";

/**
 * Shows that the answers are stored on this device. It is not announced, because it would be read after every answer.
 */
export function SavedMark({ keeper }: { keeper: DraftKeeper }) {
  const t = useMessages(questionnaireMessages);
  const isKept = useStore(keeper.isKept);
  return <p className={styles.saved}>{isKept && t.saved}</p>;
}
