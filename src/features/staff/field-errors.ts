/** A sentence for each field that cannot be sent yet, by its name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/**
 * Returns the sentences of the fields whose value does not fit, and moves the focus to the first of them.
 * @param sentences by field name; a field fits when the browser finds that it does
 */
export function fieldErrorsOf(form: HTMLFormElement, sentences: Readonly<Record<string, string>>): FieldErrors {
  const unfit = [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && !element.validity.valid,
  );
  unfit[0]?.focus();
  return Object.fromEntries(unfit.map(({ name }) => [name, sentences[name]]));
}

/** Returns what was typed in a field. */
export const typed = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? "");
