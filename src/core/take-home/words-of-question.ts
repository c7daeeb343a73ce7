import type { SurveyElement } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";

export const placeholderOf = (element: SurveyElement): Text | undefined =>
  "placeholder" in element ? element.placeholder : undefined;

/** Returns the words at the two ends of a row of numbers: `1 = never; 5 = always`. */
export function endsOf(element: SurveyElement, text: (text: Text) => string): string {
  if (element.type !== "rating") return "";
  const { rateMin = 1, rateMax = 5, minRateDescription, maxRateDescription } = element;
  return [
    minRateDescription === undefined ? "" : `${rateMin} = ${text(minRateDescription)}`,
    maxRateDescription === undefined ? "" : `${rateMax} = ${text(maxRateDescription)}`,
  ]
    .filter(Boolean)
    .join("; ");
}
