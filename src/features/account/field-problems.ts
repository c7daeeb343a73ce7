import type { SpokenText } from "../../ui/language/language.ts";

/** Kind sentences on what to put right, by field name. */
export type Problems = Readonly<Record<string, SpokenText>>;

type Messages = {
  readonly missing: SpokenText;
  readonly unfit?: SpokenText;
};

/**
 * What the browser's own checks find in a form, in our words. The bubbles of the browser vanish and
 * are read badly, so the form is `noValidate` and shows these beside its fields.
 */
export function problemsOf(form: HTMLFormElement, messages: Readonly<Record<string, Messages>>): Problems {
  const found = Object.entries(messages).flatMap(([name, { missing, unfit }]) => {
    const validity = validityOf(form, name);
    if (!validity || validity.valid) return [];
    return [[name, validity.valueMissing ? missing : (unfit ?? missing)] as const];
  });
  return Object.fromEntries(found);
}

/** Moves focus to the first field that has a problem. */
export function focusFirstProblem(form: HTMLFormElement, problems: Problems): void {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  fields.find(({ name }) => problems[name] !== undefined)?.focus();
}

function validityOf(form: HTMLFormElement, name: string): ValidityState | undefined {
  const field = form.elements.namedItem(name);
  const input = field instanceof RadioNodeList ? field[0] : field;
  return input instanceof HTMLInputElement ? input.validity : undefined;
}
