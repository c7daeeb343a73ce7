import { type SubmitEvent, useState } from "react";
import type { StaffMember } from "#core/api/staff.ts";
import { signInStaff } from "../../api/staff.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { useSending } from "../../ui/use-sending.ts";
import { CodeField } from "./code-field.tsx";
import { saySignInFailed } from "./failures.ts";
import { staffMessages } from "./messages.ts";
import { type Problems, problemsOf, typed } from "./problems.ts";
import styles from "./staff.module.css";

export type SignInProps = {
  /** Whether no other way in stands above. */
  readonly isAlone: boolean;
  readonly onSignedIn: (staff: StaffMember) => Promise<void>;
};

/** Asks for name, password and the code of an app. */
export function SignInForm({ isAlone, onSignedIn }: SignInProps) {
  const t = useMessages(staffMessages);
  const [problems, setProblems] = useState<Problems>({});
  const { isSending, send } = useSending();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf(form, { name: t.nameMissing, password: t.passwordMissing, code: t.codeMissing });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    await send(async () => {
      try {
        const [name, password, code] = ["name", "password", "code"].map((field) => typed(form, field));
        await onSignedIn(await signInStaff({ name: `${name}`, password: `${password}`, code: `${code}` }));
      } catch (error) {
        saySignInFailed(error);
      }
    });
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <InputField label={t.name} error={problems["name"]} name="name" autoComplete="username" maxLength={80} required />
      <InputField
        label={t.password}
        error={problems["password"]}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <CodeField error={problems["code"]} />
      <ButtonRow>
        <Button type="submit" look={isAlone ? "primary" : "secondary"}>
          {isSending ? t.sending : t.signIn}
        </Button>
      </ButtonRow>
    </form>
  );
}
