import { type SubmitEvent, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { logIn } from "../../api/accounts.ts";
import { ApiError } from "../../api/http.ts";
import { currentUserId, startSession } from "../../browser/session.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import { showNotice } from "../../ui/notices.ts";
import { paths } from "../../ui/paths.ts";
import { wayBackFrom } from "../../ui/way-back.ts";
import styles from "./account-form.module.css";
import { causeOf } from "./causes.ts";
import { focusFirstProblem, type Problems, problemsOf } from "./field-problems.ts";
import { PasswordField } from "./password-field.tsx";

const MESSAGES = {
  email: {
    missing: "Please type your e-mail address.",
    unfit: "This does not look like an e-mail address yet. It has a form like name@example.org.",
  },
  password: { missing: "Please type the password you chose when you registered." },
};
const UNKNOWN_ADDRESS = "We do not know this address. Check it, or register.";

/** `onLogIn` is told who logged in, before the next page opens. */
type Props = { readonly onLogIn: (userId: string) => void };

/** Logs in by e-mail address. A password is asked for only where the server wants one. */
export function LogInPage({ onLogIn }: Props) {
  const [problems, setProblems] = useState<Problems>({});
  const [asksPassword, setAsksPassword] = useState(false);
  const [isSending, setSending] = useState(false);
  const isLoggedIn = useCurrentUserId() !== null;
  const isBusy = useRef(false);
  const navigate = useNavigate();
  const [search] = useSearchParams();

  const onRefused = (error: unknown, hadPassword: boolean) => {
    if (error instanceof ApiError && error.code === "PASSWORD_REQUIRED" && !hadPassword) setAsksPassword(true);
    else showNotice({ kind: "failure", text: "Invalid email", cause: causeOf(error, UNKNOWN_ADDRESS) });
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf(form, MESSAGES);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstProblem(form, found);
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    const data = new FormData(form);
    const email = String(data.get("email"));
    const password = data.get("password");
    try {
      const { userID, token } = await logIn(password === null ? { email } : { email, password: String(password) });
      startSession(userID, token);
      announceSession();
      if (currentUserId() === null) return;
      onLogIn(userID);
      await navigate(wayBackFrom(search));
    } catch (error) {
      onRefused(error, password !== null);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  return (
    <div className={styles.page}>
      <h1>Log in</h1>
      {isLoggedIn && (
        <p>
          You are logged in. Go to{" "}
          <Link to={paths.evaluations} className={styles.link}>
            My Wellness Tools
          </Link>
          , or log in as someone else here.
        </p>
      )}
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <InputField
          label="E-mail address"
          hint="The address you registered with."
          error={problems["email"]}
          name="email"
          type="email"
          autoComplete="email"
          required
        />
        <div role="status">
          {asksPassword && (
            <p>
              We do not know this device yet. To keep your results private, please also type the password you chose when
              you registered.
            </p>
          )}
        </div>
        {asksPassword && (
          <PasswordField label="Password" error={problems["password"]} autoComplete="current-password" takesFocus />
        )}
        <ButtonRow>
          <Button type="submit">{isSending ? "Logging in…" : "Log in"}</Button>
        </ButtonRow>
      </form>
      <p className={styles.after}>
        New here?{" "}
        <Link to={paths.register} className={styles.link}>
          Register
        </Link>
      </p>
    </div>
  );
}

function announceSession(): void {
  if (currentUserId() === null) {
    const cause = "It may block storage for this site. Your address is fine.";
    showNotice({ kind: "failure", text: "Your browser did not keep your log-in.", cause });
  } else {
    showNotice({ kind: "success", text: "Login successful" });
  }
}
