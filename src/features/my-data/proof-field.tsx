import { InputField } from "../../ui/field.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { proofMessages } from "./messages.ts";

/** Asks for the password or the recovery code. */
export function ProofField({ isMissing }: { readonly isMissing: boolean }) {
  const t = useMessages(proofMessages);
  return (
    <InputField
      label={t.label}
      hint={t.hint}
      error={isMissing ? t.missing : undefined}
      name="proof"
      type="password"
      autoComplete="current-password"
      maxLength={200}
      required
    />
  );
}

export const proofIn = (form: HTMLFormElement): string => String(new FormData(form).get("proof"));
