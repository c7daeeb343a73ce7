import { Link } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import styles from "./account-form.module.css";
import { accountMessages } from "./messages.ts";

/** Leads to another password, wherever the one there is has to be typed. */
export function ForgottenPassword() {
  const t = useMessages(accountMessages);
  return (
    <p>
      <Link to={paths.forgotPassword} className={styles.link}>
        {t.forgot}
      </Link>
    </p>
  );
}
