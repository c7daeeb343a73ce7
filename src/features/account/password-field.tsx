import { useEffect, useRef, useState } from "react";
import styles from "../../ui/field.module.css";
import { Field } from "../../ui/field.tsx";

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly autoComplete: "current-password" | "new-password";
  /** For a field that appears only when it turns out to be needed. */
  readonly takesFocus?: boolean;
};

/** A password that can be looked at while typing. */
export function PasswordField({ label, hint, error, autoComplete, takesFocus = false }: Props) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <Field label={label} hint={hint} error={error}>
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
            aria-label={isShown ? "Hide password" : "Show password"}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? "Hide" : "Show"}
          </button>
        </div>
      )}
    </Field>
  );
}
