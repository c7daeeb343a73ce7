import { useEffect, useRef, useState } from "react";
import styles from "../../ui/field.module.css";
import { Field } from "../../ui/field.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { accountMessages } from "./messages.ts";

type Props = {
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly autoComplete: "current-password" | "new-password";
  /** True for a field that appears only when it turns out to be needed. */
  readonly takesFocus?: boolean;
};

/** A password field whose content can be shown while typing. */
export function PasswordField({ label, hint, error, autoComplete, takesFocus = false }: Props) {
  const t = useMessages(accountMessages);
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <Field label={label ?? t.password} hint={hint} error={error}>
      {(ties) => (
        <div className={styles.beside}>
          <input
            {...ties}
            className={styles.input}
            name="password"
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
            ref={input}
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
