// Which part of the rule's form edits which property of the file. A property that is new in the schema comes under
// "further", with the fields that its schema asks for.

/** Edited as JSON alone, each with its reason. */
export const JSON_ONLY: Readonly<Record<string, string>> = {
  $schema: "The editor's link to the schema; nothing of the scale.",
  scale: "The id is the name of the two files and of stored results, and does not change.",
  kit: "Written by the command that enables a kit: what was compared with the published form, and who confirmed what.",
  codes: "LOINC codes of a kit, which belong to its published form.",
};

/** Under "About the scale". */
export const ABOUT = ["version", "title", "about", "instrument", "public"] as const;
/** Edited by forms of their own. */
export const OWN_FORMS = [
  "status",
  "toConfirm",
  "points",
  "subscores",
  "score",
  "results",
  "alerts",
  "examples",
  "withoutScore",
] as const;
