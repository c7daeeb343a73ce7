import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { StaffMember } from "#core/api/staff.ts";
import { errorSentence } from "../../api/error-text.ts";
import { signedInStaff, signInStaff, signOutStaff } from "../../api/staff.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { CodeField } from "./code-field.tsx";
import { staffMessages } from "./messages.ts";
import { type Problems, problemsOf, typed } from "./problems.ts";
import { SignedIn } from "./signed-in.tsx";
import styles from "./staff.module.css";

export const staffTitle = (language: Language) => staffMessages(language).title;

/** The only pages that a sign-in leads on to: a link could otherwise send people anywhere. */
const OF_STAFF = /^\/(studio|staff\/events)(\?[^#]*)?$/;

/** Staff sign in here with name, password and the code of an app. */
export function StaffPage({ hasStudio }: { readonly hasStudio: boolean }) {
  const t = useMessages(staffMessages);
  const [staff, setStaff] = useState<StaffMember | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useEffect(() => void signedInStaff().then(setStaff, () => undefined), []);

  const sayFailure = (error: unknown) =>
    showNotice({
      kind: "failure",
      text: (language) => staffMessages(language).failed,
      cause: (language) => errorSentence(error, "account", language),
    });
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf(form, { name: t.nameMissing, password: t.passwordMissing, code: t.codeMissing });
    setProblems(found);
    if (Object.keys(found).length > 0 || isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      const [name, password, code] = ["name", "password", "code"].map((field) => typed(form, field));
      setStaff(await signInStaff({ name: `${name}`, password: `${password}`, code: `${code}` }));
      const wanted = search.get("next") ?? "";
      if (OF_STAFF.test(wanted)) await navigate(wanted);
    } catch (error) {
      sayFailure(error);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  const signOut = async () => {
    try {
      await signOutStaff();
      setStaff(null);
      showNotice({ kind: "success", text: (language) => staffMessages(language).signedOut });
    } catch (error) {
      showNotice({ kind: "failure", text: (language) => errorSentence(error, "account", language) });
    }
  };

  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      {staff ? (
        <SignedIn staff={staff} hasStudio={hasStudio} onSignOut={signOut} />
      ) : (
        <>
          <p>{t.lead}</p>
          <form className={styles.form} onSubmit={onSubmit} noValidate>
            <InputField
              label={t.name}
              error={problems["name"]}
              name="name"
              autoComplete="username"
              maxLength={80}
              required
            />
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
              <Button type="submit">{isSending ? t.sending : t.signIn}</Button>
            </ButtonRow>
          </form>
          <p>{t.lost}</p>
        </>
      )}
    </div>
  );
}
