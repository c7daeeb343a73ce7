import type { SpokenText } from "../../ui/language/language.ts";

/** Sentences on what to correct, by field name. */
export type FieldErrors = Readonly<Record<string, SpokenText>>;

type Messages = {
  readonly missing: SpokenText;
  readonly unfit?: SpokenText;
};

/**
 * Returns what the browser's validation finds in a form, in our own words. The form is `noValidate`, because the
 * browser's bubbles vanish and are read poorly by screen readers; these sentences stay beside their fields.
 */
export function fieldErrorsOf(form: HTMLFormElement, messages: Readonly<Record<string, Messages>>): FieldErrors {
  const found = Object.entries(messages).flatMap(([name, { missing, unfit }]) => {
    const validity = validityOf(form, name);
    if (!validity || validity.valid) return [];
    return [[name, validity.valueMissing ? missing : (unfit ?? missing)] as const];
  });
  return Object.fromEntries(found);
}

/** Returns what is still to correct of what is shown: a sentence goes as soon as its field is right, and none comes early. */
export function stillWrong(shown: FieldErrors, found: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(shown).filter(([name]) => found[name] !== undefined));
}

/** Moves focus to the first field with an error. */
export function focusFirstError(form: HTMLFormElement, fieldErrors: FieldErrors): void {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  fields.find(({ name }) => fieldErrors[name] !== undefined)?.focus();
}

function validityOf(form: HTMLFormElement, name: string): ValidityState | undefined {
  const field = form.elements.namedItem(name);
  const input = field instanceof RadioNodeList ? field[0] : field;
  return input instanceof HTMLInputElement ? input.validity : undefined;
}
