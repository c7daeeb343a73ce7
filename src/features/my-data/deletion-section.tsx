import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import { paths } from "#core/shared/paths.ts";
import { forgetAccount } from "../../answers/forget-account.ts";
import { deleteAccount } from "../../api/accounts.ts";
import { changeFailure } from "../../api/change-failure.ts";
import { currentOwner, currentUserId } from "../../browser/session.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { deletionMessages } from "./messages.ts";
import styles from "./my-data-page.module.css";
import { ProofField, proofIn } from "./proof-field.tsx";

type Props = { readonly domains: readonly Domain[]; readonly email: string; readonly token: string };

const WORDS = {
  failed: (language: Language) => deletionMessages(language).failed,
  unsure: (language: Language) => deletionMessages(language).unsure,
};

/** Deletes the account after a confirmation, which is part of the page. */
export function DeletionSection({ domains, email, token }: Props) {
  const t = useMessages(deletionMessages);
  const say = useText();
  // Lists results that have no page of their own, because they are easily forgotten.
  const kept = domains.flatMap(({ firstSurvey }) => (firstSurvey ? [say(firstSurvey.words.kept)] : [])).join(", ");
  const [isAsking, setAsking] = useState(false);
  const [isMissing, setMissing] = useState(false);
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
  const remove = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const proof = proofIn(event.currentTarget);
    setMissing(proof === "");
    if (proof === "" || isDeleting) return;
    setDeleting(true);
    const userId = currentUserId();
    const owner = currentOwner();
    try {
      await deleteAccount(token, proof);
      showNotice({ kind: "success", text: (language) => deletionMessages(language).done });
      await navigate(paths.home);
      // Runs after the navigation. Before it, this page would say that nobody is logged in.
      if (userId !== null && owner !== null) await forgetAccount(userId, owner);
    } catch (error) {
      showNotice(changeFailure(error, WORDS, "account"));
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
        <form className={styles.sure} onSubmit={remove} noValidate>
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
          <ProofField isMissing={isMissing} />
          <ButtonRow>
            <Button type="submit" look="secondary" unavailable={isDeleting}>
              {isDeleting ? t.deleting : t.yes}
            </Button>
            <Button onClick={keep}>{t.no}</Button>
          </ButtonRow>
        </form>
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
