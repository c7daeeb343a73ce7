import { useStore } from "@nanostores/react";
import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { Text } from "#core/content-model/text.ts";
import { paths } from "#core/shared/paths.ts";
import { logIn } from "../../api/accounts.ts";
import { ApiError } from "../../api/http.ts";
import { currentUserId, startSession } from "../../browser/session.ts";
import { useCurrentToken } from "../../browser/use-stored.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { CheckField, InputField } from "../../ui/field.tsx";
import { ForGuests, ForKnown } from "../../ui/for-known.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { showNotice } from "../../ui/notices.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { wayBackFrom } from "../../ui/way-back.ts";
import styles from "./account-form.module.css";
import { CarriedNote } from "./carried-note.tsx";
import { causeOf } from "./causes.ts";
import { type FieldErrors, fieldErrorsOf, focusFirstError, stillWrong } from "./field-errors.ts";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { freshAddress, freshCode } from "./fresh-code.ts";
import { forgetRegistration, keepAddress, keptFields } from "./kept-registration.ts";
import { accountMessages, logInMessages } from "./messages.ts";
import { PasswordField } from "./password-field.tsx";
import { RecoveryCodePanel } from "./recovery-code-panel.tsx";

const MESSAGES = {
  email: {
    missing: (language: Language) => accountMessages(language).emailMissing,
    unfit: (language: Language) => accountMessages(language).emailUnfit,
  },
  password: { missing: (language: Language) => logInMessages(language).passwordMissing },
};

type Props = {
  /** Called with the user id after a log-in, before the next page opens. */
  readonly onLogIn: (userId: string) => void;
  /** Whether the server ends a log-in on a shared device by itself. */
  readonly tellsShared: boolean;
  /** Whether the server uses passwords and can reset a forgotten one. */
  readonly offersReset: boolean;
  /** What a number that comes from home is called; undefined where none can be kept. */
  readonly carriedName: Text | undefined;
};

/** Logs in by e-mail address. The form asks for a password only when the server requires one. */
export function LogInPage({ onLogIn, tellsShared, offersReset, carriedName }: Props) {
  const t = useMessages(logInMessages);
  const account = useMessages(accountMessages);
  const ways = useMessages(navigationMessages);
  const language = useLanguage();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [asksPassword, setAsksPassword] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isElse, setElse] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const code = useStore(freshCode);
  const [knownAddress] = useState(() => freshAddress.get() ?? keptFields().email);
  const isBusy = useRef(false);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const token = useCurrentToken();
  // Whoever came by a link has an id alone, and a page that sent somebody here may know that their session ended. While a
  // log-in is under way, the person is known before the next page has come.
  const isAsked = isElse || isSending || (isHydrated && (token === null || search.has("next")));

  // Within the press: a phone then opens its keyboard.
  useLayoutEffect(() => {
    if (isElse) form.current?.querySelector("input")?.focus();
  }, [isElse]);

  const onLogInError = (error: unknown, hadPassword: boolean) => {
    if (error instanceof ApiError && error.code === "PASSWORD_REQUIRED" && !hadPassword) setAsksPassword(true);
    else
      showNotice({
        kind: "failure",
        text: (language) => logInMessages(language).failed,
        cause: (language) => causeOf(error, language),
      });
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = fieldErrorsOf(form, MESSAGES);
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(form, found);
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    const data = new FormData(form);
    const email = String(data.get("email"));
    const password = data.get("password");
    try {
      const isShared = data.has("shared");
      const { userID, token, owner } = await logIn({
        email,
        ...(password === null ? {} : { password: String(password) }),
        ...(isShared && tellsShared ? { shared: true } : {}),
      });
      startSession(userID, token, { owner, isShared });
      forgetRegistration();
      announceSession();
      if (currentUserId() === null) return;
      freshCode.set(null);
      freshAddress.set(null);
      onLogIn(userID);
      await navigate(wayBackFrom(search));
    } catch (error) {
      onLogInError(error, password !== null);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  return (
    <div className={styles.pageOfSides}>
      <h1>{ways.logIn}</h1>
      <div className={styles.sides}>
        <div>
          <ForKnown>
            <p>{t.loggedIn}</p>
            <ButtonLink to={paths.evaluations} look="secondary">
              {ways.toTools}
            </ButtonLink>
            {!isAsked && (
              <p className={styles.after}>
                <button type="button" className={styles.quiet} onClick={() => setElse(true)}>
                  {t.orElse}
                </button>
              </p>
            )}
          </ForKnown>
          {code !== null && <RecoveryCodePanel code={code} />}
          <CarriedNote name={carriedName} />
          <ForGuests isAsked={isAsked}>
            <form
              ref={form}
              className={styles.form}
              method="dialog"
              onSubmit={onSubmit}
              onInput={({ currentTarget: form }) => {
                keepAddress(String(new FormData(form).get("email")));
                setFieldErrors((shown) => stillWrong(shown, fieldErrorsOf(form, MESSAGES)));
              }}
              noValidate
            >
              <InputField
                label={account.email}
                hint={t.emailHint}
                error={fieldErrors["email"]?.(language)}
                name="email"
                defaultValue={knownAddress}
                type="email"
                autoComplete="email"
                required
              />
              <div role="status">{asksPassword && <p>{t.newDevice}</p>}</div>
              {asksPassword && (
                <PasswordField error={fieldErrors["password"]?.(language)} autoComplete="current-password" takesFocus />
              )}
              <ButtonRow>
                <Button type="submit">{isSending ? t.loggingIn : ways.logIn}</Button>
              </ButtonRow>
              {asksPassword && offersReset && <ForgottenPassword />}
              <p className={styles.after}>{t.newHere}</p>
              <ButtonLink to={paths.register} look="secondary">
                {account.register}
              </ButtonLink>
              <details className={styles.choice}>
                <summary>{t.onShared}</summary>
                <CheckField label={t.shared} hint={t.sharedHint} name="shared" />
              </details>
            </form>
          </ForGuests>
        </div>
        <div className={styles.beside}>
          <section aria-labelledby="without-account">
            <h2 id="without-account">{t.without}</h2>
            <p>{t.withoutLead}</p>
            <ul className="plain-list">
              {[
                { to: paths.assistant, name: ways.assistant },
                { to: paths.knowYourNumbers, name: ways.knowYourNumbers },
                { to: paths.forumTests, name: ways.forumTests },
              ].map(({ to, name }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}

function announceSession(): void {
  if (currentUserId() === null) {
    const cause = (language: Language) => logInMessages(language).notKeptCause;
    showNotice({ kind: "failure", text: (language) => logInMessages(language).notKept, cause });
  } else {
    showNotice({ kind: "success", text: (language) => logInMessages(language).done });
  }
}
