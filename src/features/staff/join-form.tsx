import { type SubmitEvent, useState } from "react";
import { joinStaff } from "../../api/staff.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { useSending } from "../../ui/use-sending.ts";
import { AppKey } from "./app-key.tsx";
import { CodeField } from "./code-field.tsx";
import { sayJoinFailed } from "./failures.ts";
import { staffJoinMessages, staffMessages } from "./messages.ts";
import { NameField } from "./name-field.tsx";
import { type Problems, problemsOf, typed } from "./problems.ts";
import styles from "./staff.module.css";
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
  const [problems, setProblems] = useState<Problems>({});
  const { isSending, send } = useSending();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf(form, { name: t.nameUnfit, password: t.passwordShort, code: signIn.codeMissing });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    await send(async () => {
      try {
        const who = whoJoins({ secret, link, chosen });
        await joinStaff({ ...who, password: typed(form, "password"), code: typed(form, "code") });
        onJoined();
      } catch (error) {
        sayJoinFailed(error);
      }
    });
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {link.name === null ? (
        <NameField chosen={chosen} error={problems["name"]} />
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
      <AppKey link={link} />
      <CodeField error={problems["code"]} />
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
