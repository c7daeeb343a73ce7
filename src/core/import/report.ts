/** Formats of other tools, recognised by content. */
export const FORMATS = ["surveyjs", "fhir", "redcap", "xlsform", "limesurvey", "qualtrics", "reproschema"] as const;
export type Format = (typeof FORMATS)[number];

/** A question that came over in another form, and how it differs. */
export type Changed = { readonly name: string; readonly what: string };
/** A question that did not come over. `type` is its type in the file. */
export type Dropped = { readonly name: string; readonly type: string; readonly why: string };

/** What became of one instrument of a file. */
export type InstrumentReport = {
  readonly id: string;
  readonly title: string;
  /** Elements of the file that can hold a respondent's value; `taken` and the dropped ones together. */
  readonly questions: number;
  /** How many of them came over, the changed ones included. */
  readonly taken: number;
  readonly changed: readonly Changed[];
  readonly dropped: readonly Dropped[];
  readonly notes: readonly string[];
  /** BCP 47, the default language first. */
  readonly languages: readonly string[];
  readonly scoring: "found" | "proposed" | "none";
  /** What a person has to do before the scale can be published. */
  readonly todo: readonly string[];
};

/** Why a file could not be read. */
type ImportError = {
  readonly file: string;
  /** Such as "line 3" or "sheet survey, row 7"; empty for the whole file. */
  readonly place: string;
  readonly message: string;
};

export type ImportReport = {
  readonly format: Format | null;
  readonly instruments: readonly InstrumentReport[];
  readonly error?: ImportError;
};
