import { useRef } from "react";
import { Link, useViewTransitionState } from "react-router-dom";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import type { Text } from "#core/content-model/text.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { unfinishedMessages } from "../../answers/unfinished-messages.ts";
import { UnfinishedState } from "../../answers/unfinished-state.tsx";
import { useUnfinishedSet } from "../../answers/use-answer-sets.ts";
import { completionDay, now } from "../../browser/clock.ts";
import { mayMovePages } from "../../browser/page-motion.ts";
import { agoText } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { areaColourOf } from "../../ui/pictures/area-colours.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { CardAlert } from "./card-alert.tsx";
import { CardResult } from "./card-result.tsx";
import type { HubResult } from "./hub-result.ts";
import { hubMessages } from "./messages.ts";
import styles from "./scale-card.module.css";
import { SendNow } from "./send-now.tsx";

type Props = {
  readonly offered: OfferedScale;
  readonly name: Text;
  readonly heading: "h2" | "h3";
  /** Shown until there is a result. */
  readonly description: Text | undefined;
  readonly completedAt: string | undefined;
  readonly result: HubResult | undefined;
  readonly safety: SafetyNumbers;
  /** The name of the picture of an area; the colour behind the card follows from it. */
  readonly picture?: string;
  /** Whether it was done since the hub was last seen. */
  readonly isNew?: boolean;
};

/** One scale of the hub: completion date, result in a word, and next step. The whole card is a link. */
export function ScaleCard(props: Props) {
  const { offered, name, heading: Heading, description, completedAt, result, safety, picture, isNew = false } = props;
  const say = useText();
  const set = useUnfinishedSet(offered.survey);
  const isWaiting = set?.state === "waiting" || set?.state === "sending";
  const link = useRef<HTMLAnchorElement>(null);
  const { routes } = offered;
  const isOpening = [useViewTransitionState(routes.intro), useViewTransitionState(routes.score)].includes(true);
  return (
    <>
      <div className={picture ? `${styles.card} washed` : styles.card} data-area={areaColourOf(picture)}>
        <div className={styles.head}>
          {picture && <Picture name={picture} isDone={completedAt !== undefined} moves={isOpening} />}
          <Heading className={styles.name}>
            <Link to={routes.intro} className={styles.link} ref={link} viewTransition={mayMovePages()}>
              {say(name)}
            </Link>
          </Heading>
        </div>
        {isWaiting ? (
          <WaitingState needsLogIn={set.state === "waiting" && set.for === "log-in"} />
        ) : (
          <DoneState completedAt={completedAt} isNew={isNew} />
        )}
        {description && !result && <p>{say(description)}</p>}
        {result?.alerts && <CardAlert alerts={result.alerts} safety={safety} />}
        {result?.band && (
          <CardResult band={result.band} change={result.change} better={result.better} safety={safety} />
        )}
        {result && <ResultLink to={routes.score} name={name} />}
        {set && !isWaiting && <UnfinishedState offered={offered} set={set} />}
      </div>
      {isWaiting && <SendNow offered={offered} onSent={() => link.current?.focus()} />}
    </>
  );
}

function DoneState({ completedAt, isNew }: Pick<Props, "completedAt" | "isNew">) {
  const t = useMessages(hubMessages);
  const language = useLanguage();
  if (completedAt === undefined) return <p className={styles.state}>{t.notDone}</p>;
  const moment = completionDay(completedAt);
  // The day stands as the specification writes it.
  const day = `${completedAt.split(",")[0]}`;
  return (
    <p className={`${styles.state} ${styles.done}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true" className={isNew ? styles.newTick : undefined}>
        <path d="M3 10.5 8 15.5 17 5" fill="none" stroke="currentColor" strokeWidth="3" pathLength="1" />
      </svg>
      {t.doneOn({ day: moment ? `${day}, ${agoText(moment, now(), language)}` : day })}
    </p>
  );
}

function WaitingState({ needsLogIn }: { readonly needsLogIn: boolean }) {
  const t = useMessages(unfinishedMessages);
  return <p className={`${styles.state} ${styles.waiting}`}>{needsLogIn ? t.needsLogIn : t.waiting}</p>;
}

function ResultLink({ to, name }: { readonly to: string; readonly name: Text }) {
  const t = useMessages(hubMessages);
  const say = useText();
  return (
    <Link
      to={to}
      className={styles.result}
      viewTransition={mayMovePages()}
      aria-label={t.seeResultOf({ name: say(name) })}
    >
      {t.seeResult}
    </Link>
  );
}
