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

/** Returns what was typed. Where nothing was, moves the focus to the field, which is read out with what is missing. */
export function proofIn(form: HTMLFormElement): string {
  const field = form.elements.namedItem("proof");
  if (!(field instanceof HTMLInputElement)) return "";
  if (field.value === "") field.focus();
  return field.value;
}
