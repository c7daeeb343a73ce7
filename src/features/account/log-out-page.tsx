import { Link, useLoaderData, useNavigate } from "react-router-dom";
import type { StandaloneScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { paths } from "#core/shared/paths.ts";
import { tellRemoved } from "../../answers/copies.ts";
import { removeUnfinished } from "../../answers/remove-sets.ts";
import { currentToken, currentUserId } from "../../browser/session.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./account-form.module.css";
import { type Leaving, leave, type Unfinished } from "./log-out.ts";
import { logOutMessages } from "./log-out-messages.ts";
import { unsentScales } from "./unsent-scales.ts";

type Props = {
  readonly domains: readonly Domain[];
  readonly scales: readonly StandaloneScale[];
  readonly leaving: Leaving;
};

export const logOutTitle = (language: Language) => logOutMessages(language).title;

/**
 * Asks before logging out what should happen to answers that were not sent. On a shared device users may want them
 * removed; on their own they may want to keep them.
 */
export function LogOutPage({ domains, scales, leaving }: Props) {
  const unfinished = useLoaderData<Unfinished | null>();
  const navigate = useNavigate();
  const t = useMessages(logOutMessages);
  const say = useText();
  if (unfinished === null) return null;
  const { owner, surveys, isKept } = unfinished;
  const unsent = unsentScales(surveys, domains, scales);

  const finish = async (keeps: boolean) => {
    const token = currentToken();
    if (!keeps) await removeUnfinished(owner, currentUserId() ?? owner);
    leave(leaving, keeps || token === null ? undefined : tellRemoved(owner, token));
    await navigate(paths.home);
  };
  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      <p>{unsent.length > 0 ? t.unsentOf : t.unsent}</p>
      {unsent.length > 0 && (
        <ul>
          {unsent.map(({ id, name }) => (
            <li key={id}>{say(name)}</li>
          ))}
        </ul>
      )}
      <p>{isKept ? t.ifKept : t.unkept}</p>
      {isKept && <p>{t.ifShared}</p>}
      <ButtonRow>
        <Button look="secondary" onClick={() => void finish(false)}>
          {t.remove}
        </Button>
        {isKept && <Button onClick={() => void finish(true)}>{t.keep}</Button>}
      </ButtonRow>
      <p className={styles.after}>
        {t.or}{" "}
        <Link to={paths.evaluations} className={styles.link}>
          {t.stay}
        </Link>
      </p>
    </div>
  );
}
