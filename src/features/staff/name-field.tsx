import { InputField } from "../../ui/field.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { staffJoinMessages } from "./messages.ts";

/** The name that the first admin chooses. Whoever changes the way to join keeps it. */
export type ChosenName = { readonly value: string; readonly onChange: (name: string) => void };

type Props = { readonly chosen: ChosenName; readonly error: string | undefined };

/** The field for the name of the first admin. */
export function NameField({ chosen: { value, onChange }, error }: Props) {
  const t = useMessages(staffJoinMessages);
  return (
    <InputField
      label={t.name}
      hint={t.nameHint}
      error={error}
      name="name"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      autoComplete="username"
      pattern="\s*[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’@_+\-]{0,79}\s*"
      maxLength={80}
      required
    />
  );
}
