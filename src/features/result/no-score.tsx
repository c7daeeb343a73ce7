import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { messagesOf } from "../../ui/standalone-scale.ts";
import { scoreMessages } from "./messages.ts";
import type { ScoreError } from "./score-error.ts";
import styles from "./score-page.module.css";

type Props = { readonly offered: OfferedScale; readonly error: ScoreError; readonly onRetry: () => void };

/** Shown in place of the result: what happened, and one way to continue. */
export function NoScore({ offered, error, onRetry }: Props) {
  const t = useMessages(scoreMessages);
  const ways = useMessages(navigationMessages);
  const say = useText();
  const language = useLanguage();
  const { noScoreValue, noScore } = messagesOf(offered, language);
  const isNumberMissing = error.kind !== "no-user";
  return (
    <>
      <div role="alert">
        {isNumberMissing && noScoreValue && <p className={styles.noNumber}>{say(noScoreValue)}</p>}
        {isNumberMissing && noScore && (
          <p>
            <strong>{say(noScore)}</strong>
          </p>
        )}
        <p>{error.sentence(language)}</p>
      </div>
      <ButtonRow>
        <ButtonLink to={paths.evaluations} look="secondary">
          {ways.backToTools}
        </ButtonLink>
        {error.kind === "no-score" && <ButtonLink to={offered.routes.intro}>{t.take}</ButtonLink>}
        {error.kind === "no-user" && <ButtonLink to={paths.logIn}>{ways.logIn}</ButtonLink>}
        {error.kind === "failed" && <Button onClick={onRetry}>{ways.tryAgain}</Button>}
      </ButtonRow>
    </>
  );
}
