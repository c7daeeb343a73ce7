import { type SubmitEvent, useState } from "react";
import { newRecoveryCode } from "../../api/accounts.ts";
import { changeFailure } from "../../api/change-failure.ts";
import { currentToken } from "../../browser/session.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { type FieldErrors, fieldErrorsOf, focusFirstError } from "./field-errors.ts";
import { recoveryMessages } from "./messages.ts";
import { PasswordField } from "./password-field.tsx";
import { RecoveryCodePanel } from "./recovery-code-panel.tsx";

const MESSAGES = { password: { missing: (language: Language) => recoveryMessages(language).passwordMissing } };

/** A new recovery code while the page shows it. The page keeps it, because its sections are drawn anew with a new log-in. */
export type ShownCode = { readonly code: string | null; readonly onCode: (code: string) => void };

const WORDS = {
  failed: (language: Language) => recoveryMessages(language).failed,
  unsure: (language: Language) => recoveryMessages(language).unsure,
};

/** Creates a new recovery code for users who lost theirs and still know the password. */
export function RecoverySection({ code, onCode }: ShownCode) {
  const t = useMessages(recoveryMessages);
  const language = useLanguage();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [isSending, setSending] = useState(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = fieldErrorsOf(form, MESSAGES);
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(form, found);
    if (isSending) return;
    setSending(true);
    try {
      const password = String(new FormData(form).get("password"));
      onCode((await newRecoveryCode(currentToken() ?? "", password)).recoveryCode);
    } catch (error) {
      showNotice(changeFailure(error, WORDS, "account"));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <div role="status">{code !== null && <RecoveryCodePanel code={code} takesFocus />}</div>
      {code === null && (
        <form onSubmit={onSubmit} noValidate>
          <h2>{t.section}</h2>
          <p>{t.sectionLead}</p>
          <PasswordField error={fieldErrors["password"]?.(language)} autoComplete="current-password" />
          <ButtonRow>
            <Button type="submit" look="secondary">
              {isSending ? t.making : t.make}
            </Button>
          </ButtonRow>
        </form>
      )}
    </>
  );
}
