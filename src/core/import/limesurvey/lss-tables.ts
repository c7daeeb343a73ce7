import { Parser } from "htmlparser2";
import { UnreadableFile } from "../unreadable.ts";

export type TableRow = Readonly<Record<string, string>>;
export type Tables = { readonly languages: readonly string[]; readonly rows: ReadonlyMap<string, readonly TableRow[]> };

/** document, table, rows, row, field */
const FIELD = 5;
const MOST_ROWS = 200_000;

/**
 * Returns the tables of the database that the file was made of. Entities that a file defines itself are never read.
 * @throws UnreadableFile
 */
export function tablesIn(text: string): Tables {
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw new UnreadableFile("It defines entities of its own, which no file of LimeSurvey does, and is not read.");
  const rows = new Map<string, TableRow[]>();
  const languages: string[] = [];
  const path: string[] = [];
  let row: Record<string, string> = Object.create(null);
  let words = "";
  let count = 0;
  let isWhole = false;
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name);
        words = "";
        if (path.length === FIELD - 1 && name === "row") row = Object.create(null);
      },
      ontext(some) {
        if (path.length === FIELD || path[1] === "languages") words += some;
      },
      onclosetag(name, isImplied) {
        if (path[1] === "languages" && name === "language") languages.push(words.trim());
        else if (path.length === FIELD) row[name] = words;
        else if (path.length === FIELD - 1 && name === "row" && !isImplied && count++ < MOST_ROWS) {
          const table = path[1] ?? "";
          const known = rows.get(table);
          if (known) known.push(row);
          else rows.set(table, [row]);
        }
        if (path.length === 1 && name === "document" && !isImplied) isWhole = true;
        path.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (!isWhole) throw new UnreadableFile("The file ends in the middle: it was not saved whole.");
  if (count > MOST_ROWS) throw new UnreadableFile(`It has more than ${MOST_ROWS} rows.`);
  return { languages, rows };
}
