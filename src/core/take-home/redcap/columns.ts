// Source: REDCap Help & FAQ, "Data Dictionary": the columns, in this order and with these words.
export const COLUMNS = [
  "Variable / Field Name",
  "Form Name",
  "Section Header",
  "Field Type",
  "Field Label",
  "Choices, Calculations, OR Slider Labels",
  "Field Note",
  "Text Validation Type OR Show Slider Number",
  "Text Validation Min",
  "Text Validation Max",
  "Identifier?",
  "Branching Logic (Show field only if...)",
  "Required Field?",
  "Custom Alignment",
  "Question Number (surveys only)",
  "Matrix Group Name",
  "Matrix Ranking?",
  "Field Annotation",
] as const;

/** A field of the dictionary; what is absent stays empty. */
export type Row = {
  readonly name: string;
  readonly form: string;
  readonly header?: string;
  readonly type: string;
  readonly label: string;
  readonly choices?: string;
  readonly note?: string;
  readonly validation?: string;
  readonly min?: string;
  readonly max?: string;
  readonly branching?: string;
  readonly required?: boolean;
  readonly matrix?: string;
  readonly annotation?: string;
};

export const cellsOf = (row: Row): string[] => [
  row.name,
  row.form,
  row.header ?? "",
  row.type,
  row.label,
  row.choices ?? "",
  row.note ?? "",
  row.validation ?? "",
  row.min ?? "",
  row.max ?? "",
  "",
  row.branching ?? "",
  row.required ? "y" : "",
  "",
  "",
  row.matrix ?? "",
  "",
  row.annotation ?? "",
];
