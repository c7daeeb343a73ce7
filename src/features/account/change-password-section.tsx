import { useState } from "react";
import { changePassword } from "../../api/accounts.ts";
import { currentToken, currentUserId, isSharedSession, startSession } from "../../browser/session.ts";
import { moveUser } from "../../browser/user-entries.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { fieldErrorsOf } from "./field-errors.ts";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { accountMessages, changePasswordMessages } from "./messages.ts";
import { PasswordField } from "./password-field.tsx";
import { newPasswordError } from "./registration.ts";
import { useForm } from "./use-form.ts";

const MESSAGES = {
  password: { missing: (language: Language) => changePasswordMessages(language).presentMissing },
  newPassword: { missing: (language: Language) => changePasswordMessages(language).newMissing },
};

type Props = {
  readonly email: string;
  /** Is told the new recovery code. */
  readonly onCode: (code: string) => void;
};

/** Sets another password. Every other log-in ends; this browser gets a new one, and the person a new recovery code. */
export function ChangePasswordSection({ email, onCode }: Props) {
  const t = useMessages(changePasswordMessages);
  const account = useMessages(accountMessages);
  const language = useLanguage();
  // Another key empties the fields once the password is changed.
  const [turn, setTurn] = useState(0);
  const { fieldErrors, isSending, onSubmit, onInput } = useForm({
    errorsIn: (form) => ({ ...newPasswordError(form, "newPassword", email), ...fieldErrorsOf(form, MESSAGES) }),
    send: async (data) => {
      const shared = isSharedSession();
      const [password, newPassword] = [String(data.get("password")), String(data.get("newPassword"))];
      const before = currentUserId();
      const reply = await changePassword(currentToken() ?? "", { password, newPassword, shared });
      const { userID, token, owner } = reply;
      if (before !== null) moveUser(before, userID);
      startSession(userID, token, { owner, isShared: shared });
      setTurn((last) => last + 1);
      onCode(reply.recoveryCode);
      showNotice({ kind: "success", text: (language) => changePasswordMessages(language).done });
    },
    words: {
      failed: (language) => changePasswordMessages(language).failed,
      unsure: (language) => changePasswordMessages(language).unsure,
    },
  });
  return (
    <form key={turn} onSubmit={onSubmit} onInput={onInput} noValidate>
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      <PasswordField label={t.present} error={fieldErrors["password"]?.(language)} autoComplete="current-password" />
      <ForgottenPassword />
      <PasswordField
        label={t.new}
        name="newPassword"
        hint={account.passwordHint}
        error={fieldErrors["newPassword"]?.(language)}
        autoComplete="new-password"
        email={email}
      />
      <ButtonRow>
        <Button type="submit" look="secondary">
          {isSending ? t.changing : t.change}
        </Button>
      </ButtonRow>
    </form>
  );
}
