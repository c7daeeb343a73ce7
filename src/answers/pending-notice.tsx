import { useMessages } from "../ui/language/use-text.ts";
import { waitingMessages } from "./messages.ts";
import styles from "./pending-notice.module.css";
import { useWaitingSurveys } from "./use-waiting-surveys.ts";

type Props = { readonly userId: string | null; readonly survey: string };

/** Says under a questionnaire that its answers wait to be sent. The region is always there, or it would not be heard. */
export function PendingNotice({ userId, survey }: Props) {
  const isWaiting = useWaitingSurveys(userId).includes(survey);
  const t = useMessages(waitingMessages);
  return (
    <p role="status" className={isWaiting ? styles.word : styles.none}>
      {isWaiting && t.kept}
    </p>
  );
}
