import { type SubmitEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Text } from "#core/content-model/text.ts";
import { paths } from "#core/shared/paths.ts";
import { currentYear } from "../../browser/clock.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { ChoiceField, InputField } from "../../ui/field.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { showNotice } from "../../ui/notices.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./account-form.module.css";
import { CarriedNote } from "./carried-note.tsx";
import { type FieldErrors, focusFirstError, stillWrong } from "./field-errors.ts";
import { freshAddress, freshCode } from "./fresh-code.ts";
import { forgetRegistration, keepFields, keptFields } from "./kept-registration.ts";
import { accountMessages, registerMessages } from "./messages.ts";
import { PasswordField } from "./password-field.tsx";
import { EARLIEST_YEAR, registrationCause, registrationErrors } from "./registration.ts";
import { sendRegistration } from "./send-registration.ts";

export const registerTitle = (language: Language) => accountMessages(language).register;

type Props = {
  /** Whether the server answers a repeated registration like the first one. */
  readonly isRepeatable: boolean;
  /** What a number that comes from home is called; undefined where none can be kept. */
  readonly carriedName: Text | undefined;
};

/** Creates an account. The input is kept whatever error occurs, and all but the password in this tab. */
export function RegisterPage({ isRepeatable, carriedName }: Props) {
  const t = useMessages(registerMessages);
  const account = useMessages(accountMessages);
  const ways = useMessages(navigationMessages);
  const language = useLanguage();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [kept] = useState(keptFields);
  const [sending, setSending] = useState<"registering" | "again" | null>(null);
  const isBusy = useRef(false);
  const navigate = useNavigate();
  const thisYear = currentYear();
  // A prerendered page may be older than this year.
  const isHydrated = useHydrated();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = registrationErrors(form, thisYear);
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(form, found);
    if (isBusy.current) return;
    isBusy.current = true;
    setSending("registering");
    try {
      const onSecondTry = () => setSending("again");
      const reply = await sendRegistration(new FormData(form), { isRepeatable, onSecondTry });
      forgetRegistration();
      freshAddress.set(String(new FormData(form).get("email")));
      freshCode.set(reply?.recoveryCode ?? null);
      showNotice({ kind: "success", text: (language) => registerMessages(language).done });
      await navigate(paths.about);
    } catch (error) {
      showNotice({
        kind: "failure",
        text: (language) => registerMessages(language).failed,
        cause: (language) => registrationCause(error, language, isRepeatable),
      });
    } finally {
      isBusy.current = false;
      setSending(null);
    }
  };

  return (
    <div className={styles.page}>
      <h1>{account.register}</h1>
      <p>
        {t.hasAccount}{" "}
        <Link to={paths.about} className={styles.link}>
          {ways.logIn}
        </Link>
      </p>
      <CarriedNote name={carriedName} />
      <form
        className={styles.form}
        method="dialog"
        onSubmit={onSubmit}
        onInput={({ currentTarget: form }) => {
          keepFields(form);
          setFieldErrors((shown) => stillWrong(shown, registrationErrors(form, thisYear)));
        }}
        noValidate
      >
        <InputField
          label={account.email}
          hint={t.emailHint}
          error={fieldErrors["email"]?.(language)}
          name="email"
          defaultValue={kept.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <PasswordField
          hint={account.passwordHint}
          error={fieldErrors["password"]?.(language)}
          autoComplete="new-password"
        />
        <InputField
          label={t.year}
          hint={t.yearHint}
          error={fieldErrors["yearOfBirth"]?.(language)}
          name="yearOfBirth"
          defaultValue={kept.yearOfBirth}
          type="number"
          inputMode="numeric"
          placeholder="1950"
          min={EARLIEST_YEAR}
          max={isHydrated ? thisYear : undefined}
          step={1}
          autoComplete="bday-year"
          short
          required
        />
        <ChoiceField
          label={t.gender}
          name="gender"
          picked={kept.gender}
          options={[
            { value: "Male", text: t.male },
            { value: "Female", text: t.female },
          ]}
          error={fieldErrors["gender"]?.(language)}
        />
        <p>
          <Link to={paths.privacy} className={styles.link}>
            {t.whatWeKeep}
          </Link>
        </p>
        <ButtonRow>
          <Button type="submit">{sending === null ? account.register : t[sending]}</Button>
        </ButtonRow>
      </form>
    </div>
  );
}
