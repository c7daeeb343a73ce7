import type { Kit, PublishedForm } from "../content-model/kit.ts";
import { askedItems, type KitWording, setsOf } from "./fit-wording.ts";

/** How a wording in one language compares with the published form that it is nearest to. */
export type ComparedWording = {
  readonly language: string;
  /** Null where no form in this language was verified. */
  readonly form: PublishedForm | null;
  /** Null where the form's instruction was not verified. */
  readonly instruction: boolean | null;
  /** Which items are as published, in order. */
  readonly items: readonly boolean[];
  /** The places, from 0 on, of items that the form has at another place. */
  readonly misplaced: readonly number[];
  /** Which options are as published, in the order of the file. */
  readonly options: readonly boolean[];
};

/** @param sha256 returns the SHA-256 of a text in UTF-8, as 64 hexadecimal digits */
export function compareWording(kit: Kit, wording: KitWording, sha256: (text: string) => string): ComparedWording {
  const fingerprint = (text: string) => sha256(normalWording(text));
  const own = {
    instruction: fingerprint(wording.instruction),
    items: wording.items.map(fingerprint),
    options: setsOf(askedItems(kit, wording.items.length)).map((set) => (wording.options[set] ?? []).map(fingerprint)),
  };
  const forms = kit.forms.filter(({ language }) => language === wording.language);
  const compared = forms.map(
    (form): ComparedWording => ({
      language: wording.language,
      form,
      instruction: form.instruction === null ? null : form.instruction === own.instruction,
      items: own.items.map((item, index) => item === form.items[index]),
      misplaced: own.items.flatMap((item, index) =>
        item !== form.items[index] && form.items.includes(item) ? [index] : [],
      ),
      options: own.options.flatMap((set, index) => set.map((option, at) => option === form.options[index]?.[at])),
    }),
  );
  const [nearest] = compared.sort((one, other) => alike(other) - alike(one));
  const none = { language: wording.language, form: null, instruction: null, misplaced: [] };
  return nearest ?? { ...none, items: own.items.map(() => false), options: own.options.flat().map(() => false) };
}

/** Returns true where every line that could be compared is as published. */
export const isAsPublished = ({ form, instruction, items, options }: ComparedWording): boolean =>
  form !== null && instruction !== false && [...items, ...options].every(Boolean);

const alike = ({ instruction, items, options }: ComparedWording): number =>
  [instruction === true, ...items, ...options].filter(Boolean).length;

/**
 * Returns a sentence without what printings of the same form differ in: case, spaces, punctuation, composed or
 * decomposed letters. Its SHA-256 is the fingerprint of the sentence.
 */
export function normalWording(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
