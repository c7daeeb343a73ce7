import { type SubmitEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { register } from "../../api/accounts.ts";
import { currentYear } from "../../browser/clock.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { ChoiceField, InputField } from "../../ui/field.tsx";
import { showNotice } from "../../ui/notices.ts";
import { paths } from "../../ui/paths.ts";
import styles from "./account-form.module.css";
import { focusFirstProblem, type Problems } from "./field-problems.ts";
import { PasswordField } from "./password-field.tsx";
import { EARLIEST_YEAR, registrationCause, registrationOf, registrationProblems } from "./registration.ts";

/** Makes an account. Whatever goes wrong, what was typed stays. */
export function RegisterPage() {
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const navigate = useNavigate();
  const thisYear = currentYear();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = registrationProblems(form, thisYear);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstProblem(form, found);
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      await register(registrationOf(new FormData(form), thisYear));
      showNotice({ kind: "success", text: "Registration successful. Please login." });
      await navigate(paths.about);
    } catch (error) {
      showNotice({ kind: "failure", text: "Error registering user", cause: registrationCause(error) });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  return (
    <div className={styles.page}>
      <h1>Register</h1>
      <p>
        Do you have an account already?{" "}
        <Link to={paths.about} className={styles.link}>
          Log in
        </Link>
      </p>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <InputField
          label="E-mail address"
          hint="You log in with this address."
          error={problems["email"]}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <PasswordField
          label="Password"
          hint="At least 8 characters. Three or four words in a row work well."
          error={problems["password"]}
          autoComplete="new-password"
        />
        <InputField
          label="Year of birth"
          hint="Four digits. We use it to work out your age."
          error={problems["yearOfBirth"]}
          name="yearOfBirth"
          type="number"
          inputMode="numeric"
          placeholder="1950"
          min={EARLIEST_YEAR}
          max={thisYear}
          step={1}
          autoComplete="bday-year"
          short
          required
        />
        <ChoiceField label="Gender" name="gender" options={["Male", "Female"]} error={problems["gender"]} />
        <p>
          Read{" "}
          <Link to={paths.privacy} className={styles.link}>
            what we keep and who sees it
          </Link>
          .
        </p>
        <ButtonRow>
          <Button type="submit">{isSending ? "Registering…" : "Register"}</Button>
        </ButtonRow>
      </form>
    </div>
  );
}
