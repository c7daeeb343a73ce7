import { Link } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import styles from "./account-form.module.css";
import { accountMessages, logInMessages } from "./messages.ts";

/** Whoever is new needs an account first: the way to it comes before the log-in. */
export function RegisterFirst() {
  const t = useMessages(logInMessages);
  const account = useMessages(accountMessages);
  return (
    <>
      <section aria-labelledby="new-here">
        <h2 id="new-here">{t.newHere}</h2>
        <p>{t.registerFirst}</p>
        <ButtonRow>
          <ButtonLink to={paths.register}>{account.register}</ButtonLink>
        </ButtonRow>
      </section>
      <h2 className={styles.otherwise}>{t.registered}</h2>
    </>
  );
}

/** The same in a line, below the log-in of a browser that was used before. */
export function RegisterInstead() {
  const t = useMessages(logInMessages);
  const account = useMessages(accountMessages);
  return (
    <p className={styles.after}>
      {t.newHere}{" "}
      <Link to={paths.register} className={styles.link}>
        {account.register}
      </Link>
    </p>
  );
}
