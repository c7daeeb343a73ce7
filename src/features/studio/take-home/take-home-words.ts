import type { HomeFormat } from "#core/shared/home-formats.ts";

// The texts about taking a scale home. Like all of the studio, they are in English only.

type Format = { readonly name: string; readonly hint: string };
const formats: Readonly<Record<HomeFormat, Format>> = {
  redcap: { name: "REDCap data dictionary", hint: "CSV for a project, a file for each language." },
  "redcap-zip": { name: "REDCap instrument", hint: "ZIP for the Online Designer." },
  xlsform: { name: "XLSForm", hint: "A workbook for ODK, KoboToolbox or Enketo." },
  fhir: { name: "FHIR", hint: "A Questionnaire of FHIR R4, as JSON." },
  surveyjs: { name: "SurveyJS", hint: "The survey with its score, as JSON." },
  print: { name: "Paper", hint: "The questions as Markdown, without points and score." },
};

export const takeHomeWords = {
  title: "Take this scale home",
  hint: "It goes into a file of another program, as it is published.",
  changed: "Your changes are not published, so they do not go along.",
  notLive: "Publish this scale first. Only what is published can be taken home.",
  formats,
  as: "As",
  make: "Make the file",
  making: "Making the file …",
  save: (name: string) => `Save ${name}`,
  whole: "Nothing is left to do by hand.",
  unsaid: "Left to do, because the format has no words for it",
  notes: "Notes",
} as const;
