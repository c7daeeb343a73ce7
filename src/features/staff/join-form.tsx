import { type SubmitEvent, useRef, useState } from "react";
import type { StaffLink } from "#core/api/staff.ts";
import { errorSentence } from "../../api/error-text.ts";
import { joinStaff } from "../../api/staff.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { CodeField } from "./code-field.tsx";
import { staffJoinMessages, staffMessages } from "./messages.ts";
import { type Problems, problemsOf, typed } from "./problems.ts";
import { QrCode } from "./qr-code.tsx";
import styles from "./staff.module.css";

type Props = { readonly secret: string; readonly link: StaffLink; readonly onJoined: () => void };

/** Asks for a password, and for a code that proves that the app has the key. */
export function JoinForm({ secret, link, onJoined }: Props) {
  const t = useMessages(staffJoinMessages);
  const signIn = useMessages(staffMessages);
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf(form, { name: t.nameUnfit, password: t.passwordShort, code: signIn.codeMissing });
    setProblems(found);
    if (Object.keys(found).length > 0 || isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      const chosen = link.name === null ? { name: typed(form, "name").trim() } : {};
      await joinStaff({ link: secret, ...chosen, password: typed(form, "password"), code: typed(form, "code") });
      showNotice({ kind: "success", text: (language) => staffJoinMessages(language).done });
      onJoined();
    } catch (error) {
      showNotice({
        kind: "failure",
        text: (language) => staffJoinMessages(language).failed,
        cause: (language) => errorSentence(error, "account", language),
      });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {link.name === null ? (
        <InputField
          label={t.name}
          hint={t.nameHint}
          error={problems["name"]}
          name="name"
          autoComplete="username"
          pattern="\s*[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’@_+\-]{0,79}\s*"
          maxLength={80}
          required
        />
      ) : (
        // Password managers take the name from here.
        <input type="hidden" autoComplete="username" value={link.name} readOnly />
      )}
      <InputField
        label={signIn.password}
        hint={t.passwordHint}
        error={problems["password"]}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={200}
        required
      />
      <h2>{t.app}</h2>
      <p>{t.appLead}</p>
      <QrCode text={link.uri} label={t.picture} />
      <p>
        {t.key}: <code>{link.secret}</code>
      </p>
      <details>
        <summary>{t.address}</summary>
        <p>
          <code>{link.uri}</code>
        </p>
      </details>
      <CodeField error={problems["code"]} />
      <ButtonRow>
        <Button type="submit">{isSending ? signIn.sending : t.join}</Button>
      </ButtonRow>
    </form>
  );
}
