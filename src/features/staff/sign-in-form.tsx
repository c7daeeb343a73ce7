import type { StaffMember } from "#core/api/staff.ts";
import { signInStaff } from "../../api/staff.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { CodeField } from "./code-field.tsx";
import { saySignInFailed } from "./failures.ts";
import { typed } from "./field-errors.ts";
import { staffMessages } from "./messages.ts";
import styles from "./staff.module.css";
import { useStaffForm } from "./use-staff-form.ts";

export type SignInProps = {
  /** Whether no other way in stands above. */
  readonly isAlone: boolean;
  readonly onSignedIn: (staff: StaffMember) => Promise<void>;
};

/** Asks for name, password and the code of an app. */
export function SignInForm({ isAlone, onSignedIn }: SignInProps) {
  const t = useMessages(staffMessages);
  const { fieldErrors, isSending, onSubmit } = useStaffForm({
    sentences: { name: t.nameMissing, password: t.passwordMissing, code: t.codeMissing },
    work: async (form) => {
      const [name, password, code] = ["name", "password", "code"].map((field) => typed(form, field));
      await onSignedIn(await signInStaff({ name: `${name}`, password: `${password}`, code: `${code}` }));
    },
    sayFailed: saySignInFailed,
  });

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <InputField
        label={t.name}
        error={fieldErrors["name"]}
        name="name"
        autoComplete="username"
        maxLength={80}
        required
      />
      <InputField
        label={t.password}
        error={fieldErrors["password"]}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <CodeField error={fieldErrors["code"]} />
      <ButtonRow>
        <Button type="submit" look={isAlone ? "primary" : "secondary"}>
          {isSending ? t.sending : t.signIn}
        </Button>
      </ButtonRow>
    </form>
  );
}
