/** The parts of FHIR R4 that are read and written here (hl7.org/fhir/R4/questionnaire.html). */
export type Extension = {
  readonly url: string;
  readonly extension?: readonly Extension[];
  readonly valueString?: string;
  readonly valueDate?: string;
  readonly valueTime?: string;
  readonly valueCode?: string;
  readonly valueBoolean?: boolean;
  readonly valueDecimal?: number;
  readonly valueInteger?: number;
  readonly valueCodeableConcept?: { readonly coding?: readonly Coding[] };
  readonly valueExpression?: { readonly name?: string; readonly language: string; readonly expression: string };
};
type Extended = { readonly extension?: readonly Extension[] };

export type Coding = Extended & {
  readonly system?: string;
  readonly code?: string;
  readonly display?: string;
  readonly _display?: Extended;
};

export type AnswerOption = Extended & {
  readonly valueCoding?: Coding;
  readonly valueInteger?: number;
  readonly valueString?: string;
};

export type EnableWhen = {
  readonly question: string;
  readonly operator: "exists" | "=" | "!=" | ">" | "<" | ">=" | "<=";
  readonly answerBoolean?: boolean;
  readonly answerDecimal?: number;
  readonly answerInteger?: number;
  readonly answerString?: string;
  readonly answerDate?: string;
  readonly answerTime?: string;
  readonly answerCoding?: Coding;
};

export type QuestionnaireItem = Extended & {
  readonly linkId: string;
  readonly code?: readonly Coding[];
  readonly text?: string;
  readonly _text?: Extended;
  readonly type: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly repeats?: boolean;
  readonly maxLength?: number;
  readonly enableWhen?: readonly EnableWhen[];
  readonly enableBehavior?: "all" | "any";
  readonly answerOption?: readonly AnswerOption[];
  readonly answerValueSet?: string;
  readonly item?: readonly QuestionnaireItem[];
};

export type Questionnaire = Extended & {
  readonly resourceType: "Questionnaire";
  readonly id?: string;
  readonly url?: string;
  readonly version?: string;
  readonly name?: string;
  readonly title?: string;
  readonly _title?: Extended;
  readonly status: string;
  readonly subjectType?: readonly string[];
  readonly description?: string;
  readonly _description?: Extended;
  readonly publisher?: string;
  readonly copyright?: string;
  readonly code?: readonly Coding[];
  readonly item?: readonly QuestionnaireItem[];
};

export type ResponseAnswer = Pick<AnswerOption, "valueCoding" | "valueInteger" | "valueString"> & {
  readonly valueDecimal?: number;
  readonly item?: readonly ResponseItem[];
  readonly valueDate?: string;
  readonly valueTime?: string;
};
export type ResponseItem = Extended & {
  readonly linkId: string;
  readonly text?: string;
  readonly answer?: readonly ResponseAnswer[];
  readonly item?: readonly ResponseItem[];
};
export type QuestionnaireResponse = Extended & {
  readonly resourceType: "QuestionnaireResponse";
  readonly id: string;
  readonly questionnaire: string;
  readonly status: "completed" | "amended" | "entered-in-error";
  readonly subject: { readonly identifier: { readonly system: string; readonly value: string } };
  readonly authored: string;
  readonly item: readonly ResponseItem[];
};

const HL7 = "http://hl7.org/fhir/StructureDefinition";
/** A reserved address that only identifies our own names; nothing is fetched from it. */
const OWN = "https://keepwell.example/fhir";

export const URLS = {
  ordinalValue: `${HL7}/ordinalValue`,
  itemWeight: `${HL7}/itemWeight`,
  translation: `${HL7}/translation`,
  itemControl: `${HL7}/questionnaire-itemControl`,
  hidden: `${HL7}/questionnaire-hidden`,
  variable: `${HL7}/variable`,
  calculatedExpression: "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression",
  absent: `${HL7}/data-absent-reason`,
  itemControlCodes: "http://hl7.org/fhir/questionnaire-item-control",
  optionExclusive: `${HL7}/questionnaire-optionExclusive`,
  minValue: `${HL7}/minValue`,
  maxValue: `${HL7}/maxValue`,
  entryFormat: `${HL7}/entryFormat`,
  // FHIR's own step is for sliders, and whole numbers only.
  step: `${OWN}/StructureDefinition/step`,
  loinc: "http://loinc.org",
  elementType: `${OWN}/StructureDefinition/element-type`,
  declinable: `${OWN}/StructureDefinition/declinable`,
  visibleIf: `${OWN}/StructureDefinition/visible-if`,
  scale: `${OWN}/StructureDefinition/scale`,
  validators: `${OWN}/StructureDefinition/validators`,
  typedTime: `${OWN}/StructureDefinition/typed-time`,
  reads: `${OWN}/StructureDefinition/reads`,
  score: `${OWN}/StructureDefinition/score`,
  meaning: `${OWN}/StructureDefinition/band`,
  participants: `${OWN}/participant`,
  questionnaires: `${OWN}/Questionnaire`,
  responses: `${OWN}/QuestionnaireResponse`,
  options: `${OWN}/options`,
} as const;
