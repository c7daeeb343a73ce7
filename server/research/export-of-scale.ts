import { stringify } from "csv-stringify/sync";
import type { Kysely } from "kysely";
import { codebookOf, codebookTable } from "#core/export/codebook.ts";
import type { ExportedSubmission } from "#core/export/export-record.ts";
import { rScript, spssScript } from "#core/export/loading-scripts.ts";
import { spreadsheetCell } from "#core/export/spreadsheet-cell.ts";
import { stataScript } from "#core/export/stata-script.ts";
import { unscoredTexts } from "#core/export/unscored-texts.ts";
import { exportVariables, type Variable } from "#core/export/variables.ts";
import { versionsOfScale } from "../content/live/versions.ts";
import type { Tables } from "../storage/tables.ts";
import { countOfScale } from "../submissions/count-of-scale.ts";
import { type AuditLine, writeAudit } from "./audit.ts";
import { exportedSubmissions } from "./exported-submissions.ts";
import { openPseudonyms } from "./pseudonyms.ts";

/** The programs that load an exported table. */
export const PROGRAMS = { r: rScript, spss: spssScript, stata: stataScript } as const;
export type Program = keyof typeof PROGRAMS;

/** How answers are taken away. */
type Taking = Pick<AuditLine, "by"> & {
  readonly dataDir: string;
  readonly now: Date;
  readonly onProgress?: (done: number) => void;
};

/** What can be exported of a scale, over all its versions. */
export type ScaleExport = {
  readonly variables: readonly Variable[];
  /** The questions whose typed text no score is made of. */
  readonly unscored: ReadonlySet<string>;
  /** Returns how many submissions are stored. */
  count(): Promise<number>;
  /** Notes the export in `audit.log`, and only then gives the answers: nothing is taken away without a note. */
  answers(taking: Taking): Promise<AsyncIterable<readonly ExportedSubmission[]>>;
  codebook(format: "csv" | "json"): string;
  /** @param data the name of the table that the program loads */
  program(program: Program, data: string): string;
};

/**
 * Opens what `scale:export` and the studio export of a scale.
 * @param withText takes the typed texts along that no score is made of
 * @returns null when no version was ever published
 */
export async function openScaleExport(
  database: Kysely<Tables>,
  scale: string,
  { withText }: { readonly withText: boolean },
): Promise<ScaleExport | null> {
  const versions = (await versionsOfScale(database, scale)).map(({ survey, rule }) => ({
    survey: JSON.parse(survey),
    rule: JSON.parse(rule),
  }));
  const [newest] = versions;
  if (!newest) return null;
  const variables = exportVariables(versions, { withText });
  const count = () => countOfScale(database, scale);
  return {
    variables,
    unscored: unscoredTexts(versions),
    count,
    async answers({ dataDir, now, by, onProgress }) {
      const pseudonyms = await openPseudonyms(dataDir);
      const line = { event: "results exported", scale, count: await count(), withText } as const;
      await writeAudit(dataDir, { ...line, ...(by === undefined ? {} : { by }) }, now);
      return exportedSubmissions(database, scale, pseudonyms, onProgress);
    },
    codebook(format) {
      const book = codebookOf(newest.rule, variables);
      if (format === "json") return `${JSON.stringify(book, null, 2)}\n`;
      return stringify(codebookTable(book).map((row) => row.map(spreadsheetCell)));
    },
    program: (program, data) => PROGRAMS[program](variables, data),
  };
}
