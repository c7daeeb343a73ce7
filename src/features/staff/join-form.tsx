import { joinStaff } from "../../api/staff.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { AppKey } from "./app-key.tsx";
import { CodeField } from "./code-field.tsx";
import { sayJoinFailed } from "./failures.ts";
import { typed } from "./field-errors.ts";
import { staffJoinMessages, staffMessages } from "./messages.ts";
import { NameField } from "./name-field.tsx";
import styles from "./staff.module.css";
import { useStaffForm } from "./use-staff-form.ts";
import { type Joining, whoJoins } from "./who-joins.ts";

export type JoinProps = Joining & {
  readonly onJoined: () => void;
  /** Null where this is the only way. */
  readonly onOtherWay: (() => void) | null;
};

/** Asks for a password, and for a code that proves that the app has the key. */
export function JoinForm({ secret, link, chosen, onJoined, onOtherWay }: JoinProps) {
  const t = useMessages(staffJoinMessages);
  const signIn = useMessages(staffMessages);
  const { fieldErrors, isSending, onSubmit } = useStaffForm({
    sentences: { name: t.nameUnfit, password: t.passwordShort, code: signIn.codeMissing },
    work: async (form) => {
      const who = whoJoins({ secret, link, chosen });
      await joinStaff({ ...who, password: typed(form, "password"), code: typed(form, "code") });
      onJoined();
    },
    sayFailed: sayJoinFailed,
  });

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {link.name === null ? (
        <NameField chosen={chosen} error={fieldErrors["name"]} />
      ) : (
        // Password managers take the name from here.
        <input type="hidden" autoComplete="username" value={link.name} readOnly />
      )}
      <InputField
        label={signIn.password}
        hint={t.passwordHint}
        error={fieldErrors["password"]}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={200}
        required
      />
      <AppKey link={link} />
      <CodeField error={fieldErrors["code"]} />
      <ButtonRow>
        {onOtherWay && (
          <Button look="secondary" onClick={onOtherWay}>
            {t.passkeyInstead}
          </Button>
        )}
        <Button type="submit">{isSending ? signIn.sending : t.join}</Button>
      </ButtonRow>
    </form>
  );
}
