import { describe, expect, test } from "vitest";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { redcapDictionary } from "#core/take-home/redcap/dictionary.ts";
import { brokenRules as brokenInRedcap } from "#core/take-home/redcap/rules.ts";
import { brokenRules as brokenInXlsform } from "#core/take-home/xlsform/rules.ts";
import { xlsformWorkbook } from "#core/take-home/xlsform/workbook.ts";
import { allSorts } from "./all-sorts.ts";
import { broughtHome, wayFormats } from "./brought-home.ts";

const long = "how often in the last seven days did you ";
/** Names and values that other programs refuse, or that become one there. */
const NAMES = [
  ...[`${long}walk`, `${long}run`, `${long}walk-more`, "a b", "a-b", "a_b", "record_id", "data", "meta"],
  ...[
    "redcap_event_name",
    "score",
    "enough_answered",
    "points_score",
    "hard_names_complete",
    "7",
    "7-",
    "x__y",
    "instanceID",
  ],
];
const VALUES = ["yes, often", "yes; often", "Yes, often", "ÿes", "1 2", "01", "1", "a|b", "<b>", "-1", "é"];

const survey = {
  title: "Hard names",
  pages: [
    {
      name: "page",
      elements: NAMES.map((name, index) => ({
        ...{ type: index % 2 === 0 ? "radiogroup" : "checkbox", name, title: `Question ${index}` },
        choices: VALUES.map((value, at) => ({ value, text: `Option ${at}` })),
        ...(index > 1 ? { visibleIf: `{${NAMES[0]}} = '1' or {${NAMES[1]}} contains '01'` } : {}),
      })),
    },
  ],
} as unknown as SurveyDocument;
const { missing: _, subscores: __, points: ___, ...plain } = allSorts.rule;
const scale = {
  survey,
  rule: {
    ...plain,
    scale: "hard-names",
    points: [{ items: [`${long}walk`], values: Object.fromEntries(VALUES.map((value, at) => [value, at])) }],
    score: `{${long}walk}`,
    unscored: NAMES.slice(1),
    range: { min: 0, max: VALUES.length - 1 },
    examples: [],
    withoutScore: [],
  },
};

describe("names and values that other programs refuse", () => {
  test("keep to REDCap's rules", () => expect(brokenInRedcap(redcapDictionary(scale, "en").rows)).toEqual([]));
  test("keep to pyxform's rules", () => expect(brokenInXlsform(xlsformWorkbook(scale).sheets)).toEqual([]));

  test.each(wayFormats)("come back from %s as they were", (format) => {
    const asked = (of: SurveyDocument) =>
      itemsOf(of).map(({ name, answer }) => [
        name,
        "options" in answer ? answer.options.map(({ value }) => value) : [],
      ]);
    const back = broughtHome(format, scale);
    expect(asked(back.survey)).toEqual(asked(survey));
    expect(back.rule).toMatchObject({ points: scale.rule.points, score: scale.rule.score });
  });
});
