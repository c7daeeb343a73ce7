import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import { paths } from "#core/shared/paths.ts";
import { forgetAccount } from "../../answers/forget-account.ts";
import { deleteAccount } from "../../api/accounts.ts";
import { errorSentence } from "../../api/error-text.ts";
import { currentUserId } from "../../browser/session.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { deletionMessages } from "./messages.ts";
import styles from "./my-data-page.module.css";

type Props = { readonly domains: readonly Domain[]; readonly email: string; readonly token: string };

/** Deletes the account after a confirmation, which is part of the page. */
export function DeletionSection({ domains, email, token }: Props) {
  const t = useMessages(deletionMessages);
  const say = useText();
  // Lists results that have no page of their own, because they are easily forgotten.
  const kept = domains.flatMap(({ firstSurvey }) => (firstSurvey ? [say(firstSurvey.words.kept)] : [])).join(", ");
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);

  const keep = () => {
    setAsking(false);
    opener.current?.focus();
  };
  const remove = async () => {
    setDeleting(true);
    const userId = currentUserId();
    try {
      await deleteAccount(token);
      showNotice({ kind: "success", text: (language) => deletionMessages(language).done });
      await navigate(paths.home);
      // Runs after the navigation. Before it, this page would say that nobody is logged in.
      if (userId !== null) forgetAccount(userId);
    } catch (error) {
      showNotice({
        kind: "failure",
        text: (language) => deletionMessages(language).failed,
        cause: (language) => errorSentence(error, "myData", language),
      });
      setDeleting(false);
    }
  };
  return (
    <section>
      <h2 ref={opener} tabIndex={-1}>
        {t.title}
      </h2>
      <p>{t.lead}</p>
      {isAsking ? (
        <div className={styles.sure}>
          <h3 ref={question} tabIndex={-1}>
            {t.sure}
          </h3>
          <p>{t.what({ email })}</p>
          <ul>
            <li>{kept === "" ? t.answers : t.answersAmong({ kept })}</li>
            <li>{t.entries}</li>
            <li>{t.here}</li>
          </ul>
          <p>{t.copyFirst}</p>
          <ButtonRow>
            <Button look="secondary" unavailable={isDeleting} onClick={remove}>
              {isDeleting ? t.deleting : t.yes}
            </Button>
            <Button onClick={keep}>{t.no}</Button>
          </ButtonRow>
        </div>
      ) : (
        <ButtonRow>
          <Button look="secondary" onClick={() => setAsking(true)}>
            {t.ask}
          </Button>
        </ButtonRow>
      )}
    </section>
  );
}
