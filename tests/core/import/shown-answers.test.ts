// biome-ignore-all lint/suspicious/noTemplateCurlyInString: forms name questions so.
import { expect, test } from "vitest";
import { fhir } from "#core/import/fhir/fhir.ts";
import { limesurvey } from "#core/import/limesurvey/limesurvey.ts";
import { qualtrics } from "#core/import/qualtrics/qualtrics.ts";
import type { Reader } from "#core/import/reader.ts";
import { redcap } from "#core/import/redcap/redcap.ts";
import { surveyjs } from "#core/import/surveyjs/surveyjs.ts";
import { xlsform } from "#core/import/xlsform/xlsform.ts";
import { readSmall } from "./read-small.ts";

// Words that show an answer show its name here: nobody may find that out from a person who answers.

const choice = { QuestionType: "MC", Selector: "SAVR", Choices: { 1: { Display: "Yes" }, 2: { Display: "No" } } };
const FILES: readonly (readonly [string, Reader, string, unknown, readonly string[]])[] = [
  [
    "redcap",
    redcap,
    "[total]",
    [
      "field_name,form_name,section_header,field_type,field_label,select_choices,field_note,text_validation_type",
      "total,f,,text,How many?,,,integer",
      "right,f,,radio,Is [total] [sic] right?,'1, Yes | 2, No',,",
      "shown,f,,descriptive,You said [total].,,,",
      "sum,f,,calc,Of [total],[total] * 2,,",
      "sign,f,,file,Sign for [total],,,",
    ]
      .join("\n")
      .replaceAll("'", '"'),
    ["right", "shown", "sum"],
  ],
  [
    "xlsform",
    xlsform,
    "${total}",
    [
      "survey,,,,",
      ",type,name,label,hint",
      ",integer,total,How many?,",
      ",select_one yn,right,Right?,You said ${total}.",
      ",note,shown,You said ${ total }.,",
      ",image,sign,Sign for ${total},",
      "choices,,,",
      ",list_name,name,label",
      ",yn,1,Yes",
      ",yn,2,Not ${total}",
    ].join("\n"),
    ["2 in yn", "right", "shown"],
  ],
  [
    "surveyjs",
    surveyjs,
    "{total}",
    {
      title: "Small",
      pages: [
        {
          name: "one",
          title: "About {total}",
          elements: [
            { type: "text", inputType: "number", name: "total", visibleIf: "{other} = 1" },
            { type: "radiogroup", name: "right", title: "Right?", choices: [1, { value: 2, text: "Not {total}" }] },
            { type: "html", name: "shown", html: "<p>You said {total}.</p>" },
            { type: "file", name: "sign", title: "Sign for {total}" },
          ],
        },
      ],
    },
    ["one", "right", "shown"],
  ],
  [
    "limesurvey",
    limesurvey,
    "{total.shown}",
    [
      ["class", "type/scale", "name", "relevance", "text", "help", "language", "validation", "mandatory", "other"],
      ["S", "", "language", "", "en"],
      ["SL", "", "surveyls_title", "", "Small", "", "en"],
      ["G", "1", "About {total.shown}", "1", "", "", "en"],
      ["Q", "N", "total", "1", "How many?", "", "en"],
      ["Q", "L", "right", "1", "Right? { no place }", "", "en"],
      ["A", "0", "1", "", "Yes", "", "en"],
      ["A", "0", "2", "", "Not {total.shown}", "", "en"],
      ["Q", "X", "shown", "1", "You said {total.shown}.", "", "en"],
      ["Q", "|", "sign", "1", "Sign for {total.shown}", "", "en"],
    ]
      .map((cells) => cells.join("\t"))
      .join("\r\n"),
    ["About [total.shown]", "right", "shown"],
  ],
  [
    "qualtrics",
    qualtrics,
    "${q://QID1/ChoiceTextEntryValue}",
    {
      SurveyEntry: { SurveyName: "Small", SurveyLanguage: "EN" },
      SurveyElements: [
        {
          Element: "BL",
          Payload: [
            {
              Type: "Default",
              ID: "B",
              BlockElements: [1, 2, 3, 4].map((n) => ({ Type: "Question", QuestionID: `QID${n}` })),
            },
          ],
        },
        { Element: "FL", Payload: { Type: "Root", Flow: [{ Type: "Block", ID: "B" }] } },
        ...[
          { QuestionID: "QID1", DataExportTag: "total", QuestionType: "TE", Selector: "SL", QuestionText: "How many?" },
          {
            QuestionID: "QID2",
            DataExportTag: "right",
            QuestionText: "Is ${q://QID1/ChoiceTextEntryValue} right?",
            ...choice,
          },
          {
            QuestionID: "QID3",
            DataExportTag: "shown",
            QuestionType: "DB",
            QuestionText: "So ${q://QID1/ChoiceTextEntryValue}.",
          },
          {
            QuestionID: "QID4",
            DataExportTag: "sign",
            QuestionType: "Draw",
            QuestionText: "${q://QID1/ChoiceTextEntryValue}",
          },
        ].map((Payload) => ({ Element: "SQ", Payload })),
      ],
    },
    ["right", "shown"],
  ],
  [
    "fhir",
    fhir,
    "'You said ' + %total",
    {
      resourceType: "Questionnaire",
      title: "Small",
      item: [
        { linkId: "total", type: "integer", text: "How many?" },
        {
          linkId: "shown",
          type: "display",
          text: "You said",
          _text: {
            extension: [
              {
                url: "http://hl7.org/fhir/StructureDefinition/cqf-expression",
                valueExpression: { language: "text/fhirpath", expression: "'You said ' + %total" },
              },
            ],
          },
        },
      ],
    },
    ["shown"],
  ],
];

test.each(FILES)("words of %s that show an answer are left to write anew", (_, reader, place, file, names) => {
  const { report } = readSmall(reader, file);
  const said = report.todo.filter((one) => one.startsWith("Write the words of "));
  expect(said.map((one) => /^Write the words of "(.*?)" anew/.exec(one)?.[1]).sort()).toEqual([...names].sort());
  for (const one of said) expect(one.replaceAll(/\{ (\w+) \}/g, "{$1}")).toContain(`show ${place} in the file`);
});

test("the words themselves are quoted, and a text alone is none", () => {
  const { report } = readSmall(surveyjs, {
    elements: [
      { type: "text", name: "a", title: "So you said {total}, did you?" },
      { type: "text", name: "b", title: "Plain" },
    ],
  });
  expect(report.todo.filter((one) => one.startsWith("Write"))).toEqual([
    'Write the words of "a" anew, which show {total} in the file and nothing here: "So you said {total}, did you?"',
  ]);
});
