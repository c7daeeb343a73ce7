import { URLS } from "../../fhir/resources.ts";
import { isObject, objectsIn, wordIn } from "../json-values.ts";
import type { ForeignItem } from "./questionnaire-of.ts";

/** Extensions that are read, or say nothing that a person would miss. */
const READ: ReadonlySet<string> = new Set(
  `ordinalValue itemWeight translation itemControl questionnaire-itemControl questionnaire-optionExclusive minValue maxValue
  questionnaire-unit questionnaire-sliderStepValue questionnaire-hidden questionnaire-choiceOrientation designNote
  sdc-questionnaire-enableWhenExpression sdc-questionnaire-calculatedExpression questionnaire-displayCategory
  sdc-questionnaire-openLabel questionnaire-usageMode sdc-questionnaire-observationLinkPeriod rendering-style rendering-xhtml`.split(
    /\s+/,
  ),
);
const OWN: ReadonlySet<string> = new Set(Object.values(URLS));

/** Says which parts of a question do not come over, each in a sentence. */
export function leftOut({ raw, type, repeats, extension = [] }: ForeignItem): string[] {
  const nameOf = (url: string) => url.split("/").at(-1) ?? url;
  const others = objectsIn(raw["extension"])
    .filter(({ url }) => !OWN.has(wordIn(url)) && !READ.has(nameOf(wordIn(url))))
    .map((one) => [nameOf(wordIn(one["url"])), valueIn(one)].filter(Boolean).join(" "));
  const initial = objectsIn(raw["initial"]).map(valueIn).filter(Boolean);
  const selected = objectsIn(raw["answerOption"]).some((one) => one["initialSelected"] === true);
  const isChoice = type === "choice" || type === "open-choice";
  return [
    ...(initial.length > 0 || selected
      ? [
          `Nothing is answered before the person answers${initial.length > 0 ? `; the file answers ${initial.join(", ")}` : ""}.`,
        ]
      : []),
    ...(raw["readOnly"] === true ? ["It can be answered here; the file only shows it."] : []),
    ...(repeats && !isChoice ? ["It takes one answer; the file takes as many as people give."] : []),
    ...(type === "dateTime" ? ["It takes a day and a time in the file, and any text here."] : []),
    ...(type === "url" ? ["It takes an address in the file, and any text here."] : []),
    ...(type === "quantity" && !extension.some(({ url }) => url.endsWith("questionnaire-unit"))
      ? ["It takes a number; its unit is not asked."]
      : []),
    ...others.map((one) => `This part of it is left out: ${one}.`),
  ];
}

/** Returns the value of an extension or of an answer in words. */
export function valueIn(one: Readonly<Record<string, unknown>>): string {
  const value = Object.entries(one).find(([key]) => key.startsWith("value"))?.[1];
  if (!isObject(value)) return wordIn(value);
  return (
    wordIn(value["expression"] ?? value["display"] ?? value["code"] ?? value["value"]) ||
    JSON.stringify(value).slice(0, 200)
  );
}
