import type { Text } from "../content-model/text.ts";
import type { ComparedWording } from "./compare-wording.ts";
import { differingLines } from "./differing-lines.ts";

// What a scale made of a kit says beside the words of the operator. Content, in the languages of the shipped site.

const LOINC_NOTICE =
  "This material contains content from LOINC (http://loinc.org). LOINC is copyright © 1995-2024, Regenstrief Institute, Inc. and the LOINC Committee, and is available at no cost under the license at http://loinc.org/license.";

const inBoth = (words: { readonly default: string; readonly es: string }): Text => words;

/** Says which lines of a wording differ from the published form. */
export const linesDiffer = (compared: ComparedWording): Text =>
  inBoth({
    default: `The wording (${compared.language}) differs from the published form in: ${differingLines(compared).join(", ")}.`,
    es: `El texto (${compared.language}) no es igual al publicado en: ${differingLines(compared, IN_SPANISH).join(", ")}.`,
  });

const IN_SPANISH = { instruction: "la instrucción", item: "pregunta", option: "opción" };

export const notCompared = ({ language }: ComparedWording): Text =>
  inBoth({
    default: `The wording (${language}) was not compared with a published form.`,
    es: `El texto (${language}) no se comparó con una versión publicada.`,
  });

export const BANDS_WITHHELD: Text = inBoth({
  default: "The bands of the original are left out, because they hold for its own wording.",
  es: "No se muestran los rangos del original, porque valen para su propio texto.",
});

/** Repeats why the bands are given although the wording is another one. */
export const bandsApply = (because: string): Text =>
  inBoth({
    default: `The bands of the original are used all the same: ${because}`,
    es: `Aun así se usan los rangos del original: ${because}`,
  });

/** Adds the notice of LOINC where codes are used. */
export function withLoincNotice(rights: Text): Text {
  if (typeof rights === "string") return `${rights} ${LOINC_NOTICE}`;
  return Object.fromEntries(
    Object.entries(rights).map(([language, words]) => [language, `${words} ${LOINC_NOTICE}`]),
  ) as Text;
}
