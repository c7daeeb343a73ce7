import { type SubmitEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { resetPassword } from "../../api/accounts.ts";
import { changeFailure } from "../../api/change-failure.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { showNotice } from "../../ui/notices.ts";
import styles from "./account-form.module.css";
import { type FieldErrors, fieldErrorsOf, focusFirstError, stillWrong } from "./field-errors.ts";
import { freshCode } from "./fresh-code.ts";
import { accountMessages, forgotMessages } from "./messages.ts";
import { PasswordField } from "./password-field.tsx";
import { newPasswordError } from "./registration.ts";

const MESSAGES = {
  email: {
    missing: (language: Language) => accountMessages(language).emailMissing,
    unfit: (language: Language) => accountMessages(language).emailUnfit,
  },
  code: { missing: (language: Language) => forgotMessages(language).codeMissing },
  password: { missing: (language: Language) => forgotMessages(language).passwordMissing },
};

export const forgotPasswordTitle = (language: Language) => accountMessages(language).forgot;

const errorsIn = (form: HTMLFormElement): FieldErrors => ({
  ...newPasswordError(form),
  ...fieldErrorsOf(form, MESSAGES),
});

const WORDS = {
  failed: (language: Language) => forgotMessages(language).failed,
  unsure: (language: Language) => forgotMessages(language).unsure,
};

/** Sets a new password with the recovery code, or with a one-time code issued by the people who run the site. */
export function ForgotPasswordPage() {
  const t = useMessages(forgotMessages);
  const account = useMessages(accountMessages);
  const ways = useMessages(navigationMessages);
  const language = useLanguage();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const navigate = useNavigate();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = errorsIn(form);
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(form, found);
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    const [email, code, password] = ["email", "code", "password"].map((name) => String(new FormData(form).get(name)));
    try {
      const reply = await resetPassword({ email: `${email}`, code: `${code}`, password: `${password}` });
      freshCode.set(reply.recoveryCode);
      showNotice({ kind: "success", text: (language) => forgotMessages(language).done });
      await navigate(paths.about);
    } catch (error) {
      showNotice(changeFailure(error, WORDS, "account"));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  return (
    <div className={styles.page}>
      <h1>{account.forgot}</h1>
      <p>{t.lead}</p>
      <form
        className={styles.form}
        method="dialog"
        onSubmit={onSubmit}
        onInput={({ currentTarget: form }) => setFieldErrors((shown) => stillWrong(shown, errorsIn(form)))}
        noValidate
      >
        <InputField
          label={account.email}
          error={fieldErrors["email"]?.(language)}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <InputField
          label={t.code}
          hint={t.codeHint}
          error={fieldErrors["code"]?.(language)}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
          maxLength={100}
          required
        />
        <PasswordField
          label={t.newPassword}
          hint={account.passwordHint}
          error={fieldErrors["password"]?.(language)}
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
