import { useStore } from "@nanostores/react";
import { Link } from "react-router-dom";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
import { useMessages } from "../ui/language/use-text.ts";
import { Drawing } from "../ui/pictures/drawing.tsx";
import { LOW_GROUND } from "../ui/pictures/grounds.tsx";
import { LETTERBOX } from "../ui/pictures/moments/letterbox.tsx";
import type { DraftKeeper } from "./draft-keeper.ts";
import { waitingMessages } from "./messages.ts";
import styles from "./pending-notice.module.css";

type Props = {
  readonly keeper: DraftKeeper;
  readonly offered: OfferedScale;
  /** True while the person waits for a try; the tries that follow by themselves change nothing on the screen. */
  readonly isSending: boolean;
  /** True where the answers had been sent before the questionnaire was opened. */
  readonly isCorrection: boolean;
};

/**
 * Shows under a questionnaire that its answers wait to be sent, or were sent from another window. The live region is
 * always in the page, because screen readers do not announce a region that appears together with its text.
 */
export function PendingNotice({ keeper, offered, isSending, isCorrection }: Props) {
  const set = useStore(keeper.current);
  const isUnkept = useStore(keeper.keeping) === "memory";
  const needsLogIn = set?.state === "waiting" && set.for === "log-in";
  const t = useMessages(waitingMessages);
  const isWaiting = set?.state === "waiting" || (set?.state === "sending" && !isSending);
  const isSentElsewhere = set?.state === "delivered" && !isSending && !isCorrection;
  return (
    <p role="status" className={isWaiting || isSentElsewhere ? styles.word : styles.none}>
      {isWaiting && (
        <>
          {isUnkept ? t.unkept : needsLogIn ? t.keptUntilLogIn : t.kept}{" "}
          {!isUnkept && <Link to={paths.evaluations}>{t.later}</Link>}
        </>
      )}
      {isSentElsewhere && (
        <>
          <Drawing size="moment">
            {LOW_GROUND}
            {LETTERBOX}
          </Drawing>
          {t.elsewhere} <Link to={offered.routes.score}>{t.seeResult}</Link>
        </>
      )}
    </p>
  );
}
