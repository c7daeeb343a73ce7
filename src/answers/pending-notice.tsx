import { useMessages } from "../ui/language/use-text.ts";
import { waitingMessages } from "./messages.ts";
import styles from "./pending-notice.module.css";
import { useWaitingSurveys } from "./use-waiting-surveys.ts";

type Props = { readonly userId: string | null; readonly survey: string };

/**
 * Shows under a questionnaire that its answers wait to be sent. The live region is always in the page, because screen
 * readers do not announce a region that appears together with its text.
 */
export function PendingNotice({ userId, survey }: Props) {
  const isWaiting = useWaitingSurveys(userId).includes(survey);
  const t = useMessages(waitingMessages);
  return (
    <p role="status" className={isWaiting ? styles.word : styles.none}>
      {isWaiting && t.kept}
    </p>
  );
}
