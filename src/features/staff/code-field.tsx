import { InputField } from "../../ui/field.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { staffMessages } from "./messages.ts";

/** The field for the six digits of an authenticator app. */
export function CodeField({ error }: { readonly error: string | undefined }) {
  const t = useMessages(staffMessages);
  return (
    <InputField
      label={t.code}
      hint={t.codeHint}
      error={error}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*[0-9]{3}\s?[0-9]{3}\s*"
      maxLength={10}
      short
      required
    />
  );
}
