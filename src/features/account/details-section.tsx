import { useEffect, useRef, useState } from "react";
import type { MyAccount } from "#core/api/my-account.ts";
import { changeDetails } from "../../api/accounts.ts";
import { currentYear } from "../../browser/clock.ts";
import { currentToken } from "../../browser/session.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { ChoiceField, InputField } from "../../ui/field.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { showNotice } from "../../ui/notices.ts";
import { accountMessages, detailsMessages, recoveryMessages, registerMessages } from "./messages.ts";
import { PasswordField } from "./password-field.tsx";
import { detailsErrors, EARLIEST_YEAR } from "./registration.ts";
import { useForm } from "./use-form.ts";

type Props = { readonly account: MyAccount["account"]; readonly onChanged: () => void };

const passwordMissing = (language: Language) => recoveryMessages(language).passwordMissing;

/** Corrects e-mail address, year of birth and gender. The form opens when it is asked for. */
export function DetailsSection({ account, onChanged }: Props) {
  const t = useMessages(detailsMessages);
  const fields = useMessages(accountMessages);
  const register = useMessages(registerMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen !== wasOpen.current) (isOpen ? heading : opener).current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { fieldErrors, isSending, onSubmit, onInput } = useForm({
    errorsIn: (form) => detailsErrors(form, currentYear(), passwordMissing),
    send: async (data) => {
      await changeDetails(currentToken() ?? "", {
        password: String(data.get("password")),
        email: String(data.get("email")),
        yearOfBirth: Number(data.get("yearOfBirth")),
        gender: data.get("gender") === "Male" ? "Male" : "Female",
      });
      setOpen(false);
      showNotice({ kind: "success", text: (language) => detailsMessages(language).done });
      onChanged();
    },
    words: {
      failed: (language) => detailsMessages(language).failed,
      unsure: (language) => detailsMessages(language).unsure,
    },
  });
  if (!isOpen)
    return (
      <ButtonRow>
        <Button ref={opener} look="secondary" onClick={() => setOpen(true)}>
          {t.open}
        </Button>
      </ButtonRow>
    );
  return (
    <form onSubmit={onSubmit} onInput={onInput} noValidate>
      <h2 ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      <p>{t.lead}</p>
      <InputField
        label={fields.email}
        error={fieldErrors["email"]?.(language)}
        name="email"
        defaultValue={account.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <InputField
        label={register.year}
        error={fieldErrors["yearOfBirth"]?.(language)}
        name="yearOfBirth"
        defaultValue={account.yearOfBirth}
        type="number"
        inputMode="numeric"
        min={EARLIEST_YEAR}
        max={currentYear()}
        step={1}
        short
        required
      />
      <ChoiceField
        label={register.gender}
        name="gender"
        picked={account.gender}
        options={[
          { value: "Male", text: register.male },
          { value: "Female", text: register.female },
        ]}
        error={fieldErrors["gender"]?.(language)}
      />
      <PasswordField error={fieldErrors["password"]?.(language)} autoComplete="current-password" />
      <ButtonRow>
        <Button look="secondary" onClick={() => setOpen(false)}>
          {t.leave}
        </Button>
        <Button type="submit" look="secondary">
          {isSending ? t.keeping : t.keep}
        </Button>
      </ButtonRow>
    </form>
  );
}
