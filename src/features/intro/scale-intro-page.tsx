import { useEffect } from "react";
import type { StandaloneScale } from "#core/api/public-scale.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
import { UnfinishedState } from "../../answers/unfinished-state.tsx";
import { useUnfinishedSet } from "../../answers/use-answer-sets.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { HelpNow } from "../../ui/call-buttons/help-now.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./intro-page.module.css";
import { introMessages } from "./messages.ts";

type Props = {
  readonly scale: StandaloneScale;
  readonly safety: SafetyNumbers;
  /** The address of the questionnaire. */
  readonly start: string;
  /** Prepares the questionnaire while the user reads, until the returned function is called. */
  readonly prefetch: (language: Language) => () => void;
};

/** Explains a standalone scale in the words of its survey and its rule. */
export function ScaleIntroPage({ scale, safety, start, prefetch }: Props) {
  const t = useMessages(introMessages);
  const say = useText();
  const language = useLanguage();
  const set = useUnfinishedSet(scale.id);
  useEffect(() => prefetch(language), [prefetch, language]);
  return (
    <>
      <h1>{say(scale.title)}</h1>
      {scale.description && <p className={styles.lead}>{say(scale.description)}</p>}
      <p>{say(scale.about)}</p>
      {scale.notice && <p className="note">{say(scale.notice)}</p>}
      {scale.hasCrisisAlert && <HelpNow safety={safety} />}
      {set && <UnfinishedState offered={offeredScaleOf(scale)} set={set} />}
      <ButtonRow>
        <ButtonLink to={paths.evaluations} look="secondary">
          {t.allAreas}
        </ButtonLink>
        <ButtonLink to={start}>{t.start}</ButtonLink>
      </ButtonRow>
    </>
  );
}
