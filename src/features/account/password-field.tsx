import { useEffect, useRef, useState } from "react";
import styles from "../../ui/field.module.css";
import { Field } from "../../ui/field.tsx";
import type { SpokenText } from "../../ui/language/language.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { accountMessages } from "./messages.ts";
import { loadPasswordCheck, weakPasswordError } from "./password-strength.ts";

type Props = {
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly name?: string;
  readonly autoComplete: "current-password" | "new-password";
  /** True for a field that appears only when it turns out to be needed. */
  readonly takesFocus?: boolean;
  /** The person's address, where the form of a new password does not ask for it. */
  readonly email?: string;
};

/** A password field whose content can be shown while typing. A new password that is easy to guess is named on leaving. */
export function PasswordField(props: Props) {
  const { label, hint, error, name = "password", autoComplete, takesFocus = false, email } = props;
  const isNew = autoComplete === "new-password";
  const t = useMessages(accountMessages);
  const language = useLanguage();
  const [isShown, setShown] = useState(false);
  const [found, setFound] = useState<SpokenText | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  /** On a slow connection the list comes after the field is left. */
  async function look(): Promise<void> {
    if (input.current?.value) await loadPasswordCheck();
    if (input.current !== document.activeElement) setFound(() => foundIn(input.current, email));
  }

  return (
    <Field label={label ?? t.password} hint={hint} error={error ?? found?.(language)}>
      {(ties) => (
        <div className={styles.beside}>
          <input
            {...ties}
            className={styles.input}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck="false"
            maxLength={200}
            required
            ref={input}
            onInput={isNew ? () => void loadPasswordCheck() : undefined}
            onBlur={isNew ? () => void look() : undefined}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={isShown ? t.hidePassword : t.showPassword}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t.hide : t.show}
          </button>
        </div>
      )}
    </Field>
  );
}

/** Returns why this new password is easy to guess; the form's address counts too. */
function foundIn(input: HTMLInputElement | null, email: string | undefined): SpokenText | null {
  const address = email ?? String(new FormData(input?.form ?? undefined).get("email") ?? "");
  return !input?.value ? null : weakPasswordError(input.value, address);
}
