import { useStore } from "@nanostores/react";
import { type SubmitEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { resetPassword } from "../../api/accounts.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import { navigationMessages } from "../../ui/messages.ts";
import { showNotice } from "../../ui/notices.ts";
import styles from "./account-form.module.css";
import { refusedCause } from "./causes.ts";
import { focusFirstProblem, type Problems, problemsOf } from "./field-problems.ts";
import { freshCode } from "./fresh-code.ts";
import { accountMessages, forgotMessages } from "./messages.ts";
import { PasswordField } from "./password-field.tsx";
import { shortPasswordProblem } from "./registration.ts";

const MESSAGES = {
  email: {
    missing: () => accountMessages.get().emailMissing,
    unfit: () => accountMessages.get().emailUnfit,
  },
  code: { missing: () => forgotMessages.get().codeMissing },
  password: { missing: () => forgotMessages.get().passwordMissing },
};

export const forgotPasswordTitle = () => accountMessages.get().forgot;

/** Sets a new password with the recovery code, or with a one-time code of the people who run the site. */
export function ForgotPasswordPage() {
  const t = useStore(forgotMessages);
  const account = useStore(accountMessages);
  const ways = useStore(navigationMessages);
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const navigate = useNavigate();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = { ...shortPasswordProblem(form), ...problemsOf(form, MESSAGES) };
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstProblem(form, found);
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    const [email, code, password] = ["email", "code", "password"].map((name) => String(new FormData(form).get(name)));
    try {
      const reply = await resetPassword({ email: `${email}`, code: `${code}`, password: `${password}` });
      freshCode.set(reply.recoveryCode);
      showNotice({ kind: "success", text: () => forgotMessages.get().done });
      await navigate(paths.about);
    } catch (error) {
      showNotice({ kind: "failure", text: () => forgotMessages.get().failed, cause: () => refusedCause(error) });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  return (
    <div className={styles.page}>
      <h1>{account.forgot}</h1>
      <p>{t.lead}</p>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <InputField
          label={account.email}
          error={problems["email"]?.()}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <InputField
          label={t.code}
          hint={t.codeHint}
          error={problems["code"]?.()}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          required
        />
        <PasswordField
          label={t.newPassword}
          hint={account.passwordHint}
          error={problems["password"]?.()}
          autoComplete="new-password"
        />
        <ButtonRow>
          <Button type="submit">{isSending ? t.sending : t.send}</Button>
        </ButtonRow>
      </form>
      <p className={styles.after}>
        {t.noCode}{" "}
        <Link to={paths.contact} className={styles.link}>
          {ways.contact}
        </Link>
      </p>
    </div>
  );
}
