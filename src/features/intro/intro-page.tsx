import { useEffect } from "react";
import type { Domain } from "#core/content-model/domains.ts";
import { paths } from "#core/shared/paths.ts";
import { textOf } from "#core/shared/text-of.ts";
import { UnfinishedState } from "../../answers/unfinished-state.tsx";
import { useUnfinishedSet } from "../../answers/use-answer-sets.ts";
import { useCompletedTests, useCurrentUserId } from "../../browser/use-stored.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { areaColourOf } from "../../ui/pictures/area-colours.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import styles from "./intro-page.module.css";
import { LastResult } from "./last-result.tsx";
import { introMessages } from "./messages.ts";

type Props = {
  readonly domain: Domain;
  /** Prepares the questionnaire while the user reads, until the returned function is called. */
  readonly prefetch: (language: Language) => () => void;
};

/** Explains a scale before its questionnaire begins. */
export function IntroPage({ domain, prefetch }: Props) {
  const t = useMessages(introMessages);
  const say = useText();
  const language = useLanguage();
  const { intro, firstSurvey, routes } = domain;
  const set = useUnfinishedSet(domain.survey);
  const userId = useCurrentUserId();
  const completed = useCompletedTests(userId)[domain.category];
  useEffect(() => prefetch(language), [prefetch, language]);
  return (
    <>
      <div className={`${styles.head} washed`} data-area={areaColourOf(domain.picture)}>
        <div>
          <h1>{say(intro.title)}</h1>
          <p className={styles.lead}>{say(intro.lead)}</p>
        </div>
        <Picture name={domain.picture} size="large" isDone={completed !== undefined} moves />
      </div>
      <div className={styles.body}>
        <ul className={styles.points}>
          {intro.points.map((point) => (
            <li key={textOf(point)}>{say(point)}</li>
          ))}
        </ul>
        {set && <UnfinishedState offered={domain} set={set} />}
        <ButtonRow>
          <ButtonLink to={paths.evaluations} look="secondary" moves>
            {t.allAreas}
          </ButtonLink>
          <ButtonLink to={firstSurvey?.route ?? routes.questionnaire}>{say(intro.start)}</ButtonLink>
        </ButtonRow>
        {userId !== null && completed && (
          <LastResult domain={domain} userId={userId} completedAt={completed.completedAt} />
        )}
      </div>
    </>
  );
}
