/** One row of a data dictionary: what it says of one field, each cell trimmed. */
export type Field = Readonly<Record<Column, string>>;

/** The columns by how their headers begin, once everything but letters is left out: dots, blanks and signs vary. */
const HEADERS = {
  name: ["variablefieldname", "fieldname", "variable"],
  form: ["formname"],
  header: ["sectionheader"],
  type: ["fieldtype"],
  label: ["fieldlabel"],
  choices: ["choices", "selectchoices"],
  note: ["fieldnote"],
  validation: ["textvalidationtype"],
  min: ["textvalidationmin"],
  max: ["textvalidationmax"],
  identifier: ["identifier"],
  logic: ["branchinglogic"],
  required: ["requiredfield"],
  alignment: ["customalignment"],
  number: ["questionnumber"],
  matrix: ["matrixgroupname"],
  ranking: ["matrixranking"],
  annotation: ["fieldannotation"],
} as const satisfies Record<string, readonly string[]>;

type Column = keyof typeof HEADERS;
export type Columns = ReadonlyMap<Column, number>;

/** Without these a table is no data dictionary. */
const NEEDED: readonly Column[] = ["name", "type", "label"];

/** Returns the places of the columns, or null where these are not the headers of a data dictionary. */
export function headersIn(cells: readonly string[]): Columns | null {
  const plain = cells.map(plainHeader);
  const columns = new Map<Column, number>();
  for (const [column, beginnings] of Object.entries(HEADERS) as [Column, readonly string[]][]) {
    const at = plain.findIndex((header) => beginnings.some((one) => header.startsWith(one)));
    if (at >= 0) columns.set(column, at);
  }
  return NEEDED.every((column) => columns.has(column)) ? columns : null;
}

/** Returns the headers that stand for no column that is read. */
export function otherHeaders(cells: readonly string[]): string[] {
  const known = Object.values(HEADERS).flat();
  return cells.filter((cell) => {
    const header = plainHeader(cell);
    return header !== "" && !known.some((one) => header.startsWith(one));
  });
}

/** Returns the field of a row; a column that the file has not is empty. */
export function fieldOf(row: readonly string[], columns: Columns): Field {
  const cell = (column: Column) => (row[columns.get(column) ?? -1] ?? "").trim();
  const entries = (Object.keys(HEADERS) as Column[]).map((column) => [column, cell(column)] as const);
  return Object.fromEntries(entries) as Field;
}

const plainHeader = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z]/g, "");
