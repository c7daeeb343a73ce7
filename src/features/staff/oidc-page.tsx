import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { errorSentence } from "../../api/error-text.ts";
import { finishOidc } from "../../api/staff.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { staffMessages } from "./messages.ts";
import styles from "./staff.module.css";
import { wantedPagePlace } from "./wanted-page.ts";

export const oidcTitle = (language: Language) => staffMessages(language).title;

/** The page to which the identity provider sends the browser back, with its answer in the address. */
export function OidcPage() {
  const t = useMessages(staffMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  // An answer counts once, so the address that had it says nothing when it is read again.
  const [answer] = useState(search);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    finishOnce(answer).then(
      () => {
        if (!isCurrent) return;
        const wanted = wantedPagePlace.read() ?? paths.staff;
        wantedPagePlace.drop();
        void navigate(wanted, { replace: true });
      },
      (error: unknown) => isCurrent && setError(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [answer, navigate]);

  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      {error === null ? (
        <Loading />
      ) : (
        <>
          <p role="alert">
            {t.failed} {errorSentence(error, "account", language)}
          </p>
          <p>{t.oidcLink}</p>
          <ButtonRow>
            <ButtonLink to={paths.staff}>{t.toSignIn}</ButtonLink>
          </ButtonRow>
        </>
      )}
    </div>
  );
}

let sent: { readonly answer: string; readonly reply: ReturnType<typeof finishOidc> } | null = null;

/** Sends an answer once, though an effect may run twice. */
function finishOnce(answer: string) {
  if (sent?.answer !== answer) sent = { answer, reply: finishOidc({ answer }) };
  return sent.reply;
}
