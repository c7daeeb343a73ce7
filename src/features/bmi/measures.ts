import type { SurveyDocument } from "#core/content-model/survey.ts";
import type { Text } from "#core/content-model/text.ts";

export const MEASURES = ["feet", "inches", "weight"] as const;
export type Measure = (typeof MEASURES)[number];
export type Measures = Readonly<Record<Measure, number>>;
/** As the selects hold them: text, empty while nothing is chosen. */
export type Picks = Readonly<Record<Measure, string>>;

export const NOTHING_PICKED: Picks = { feet: "", inches: "", weight: "" };

export type MeasureSelect = {
  readonly measure: Measure;
  readonly label: Text;
  readonly placeholder: Text | undefined;
  readonly min: number;
  readonly max: number;
};

/**
 * The three selects as the survey document describes them.
 * @throws Error when the document lacks one, which the content check prevents
 */
export function measureSelects(survey: SurveyDocument): MeasureSelect[] {
  const elements = survey.pages.flatMap((page) => page.elements);
  return MEASURES.map((measure) => {
    const element = elements.find(({ name }) => name === measure);
    if (element?.type !== "dropdown" || element.choicesMin === undefined || element.choicesMax === undefined) {
      throw new Error(`The survey has no dropdown "${measure}" with choicesMin and choicesMax.`);
    }
    return {
      measure,
      label: element.title,
      placeholder: element.placeholder,
      min: element.choicesMin,
      max: element.choicesMax,
    };
  });
}

/** The chosen numbers; null until height and weight are both above 0. */
export function measuresOf(picks: Picks): Measures | null {
  if (MEASURES.some((measure) => picks[measure] === "")) return null;
  const measures = { feet: Number(picks.feet), inches: Number(picks.inches), weight: Number(picks.weight) };
  return totalInches(measures) > 0 && measures.weight > 0 ? measures : null;
}

export const totalInches = ({ feet, inches }: Measures): number => feet * 12 + inches;
