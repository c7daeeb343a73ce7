import { parse } from "node:path";
import type { HomeFormat } from "#core/shared/home-formats.ts";
import { readConfig } from "../config.ts";
import { filesFor, type HomeFile, togetherOf, withoutOtherFiles } from "../take-home/make-files.ts";
import { defineCommand, WrongCall } from "./command-line.ts";
import { resultStream } from "./result-stream.ts";
import { scaleOfFiles } from "./scale-files.ts";
import { writeTogether } from "./written-together.ts";

const help = `
Writes a scale as another program takes it: questions, options, codes, conditions, languages and, as calculated fields,
its score. What the format has no words for is listed on stderr; the exit code is then 2, though the file is written.

  --as redcap     a data dictionary (CSV)
  --as xlsform    an XLSForm for ODK, KoboToolbox or Enketo (.xlsx); needs --out
  --as fhir       a Questionnaire of FHIR R4 that works out its score, as SDC does
  --as surveyjs   the survey itself (JSON), with its score as calculated values
  --as print      the questions as Markdown, to fill in by hand; without points and score
  --out <file>    write to this new file in place of stdout. Where redcap or print have several languages, each
                  further one gets a file of its own beside it: stress.csv, stress.es.csv
  --zip           with redcap and --out <file>.zip: the ZIP of an instrument, for the Online Designer of a project.
                  It holds no record ID; further languages stand in it as instrument.es.csv, which REDCap passes over
`;

const FORMATS = ["redcap", "xlsform", "fhir", "surveyjs", "print"] as const satisfies readonly HomeFormat[];
const isFormat = (name: string): name is (typeof FORMATS)[number] => FORMATS.some((one) => one === name);

export const command = defineCommand({
  name: "scale:to",
  summary: "writes a scale for REDCap, XLSForm, FHIR or SurveyJS, or to print",
  usage: "<id> --as <format> > file",
  help,
  printsResult: true,
  options: { as: { type: "string" }, out: { type: "string" }, zip: { type: "boolean", default: false } },
  takes: ["id of the scale"],
  async run({ as: format = "", out, zip }, id = "") {
    if (!isFormat(format)) throw new WrongCall(`--as takes ${FORMATS.join(", ")}.`);
    if (format === "xlsform" && !out?.endsWith(".xlsx")) throw new WrongCall("xlsform needs --out <file>.xlsx.");
    if (zip && (format !== "redcap" || !out?.endsWith(".zip")))
      throw new WrongCall("--zip goes with --as redcap and --out <file>.zip.");
    const scale = await scaleOfFiles(readConfig(process.env), id);
    const made = await filesFor(zip ? "redcap-zip" : format, scale);
    if (out === undefined) {
      const first = made.slice(0, 1);
      for (const { content } of first) (await resultStream(undefined)).write(content);
      return tell(first);
    }
    await writeTogether(made.map(({ language, content }, index) => ({ path: beside(out, index, language), content })));
    tell(made.map((file) => ({ ...file, notes: withoutOtherFiles(file.notes) })));
  },
});

function beside(out: string, index: number, language: string | null): string {
  if (index === 0) return out;
  const { dir, name, ext } = parse(out);
  return `${dir === "" ? "" : `${dir}/`}${name}.${language}${ext}`;
}

function tell(written: readonly HomeFile[]): void {
  const { unsaid, notes } = togetherOf(written);
  for (const note of notes) console.error(note);
  if (unsaid.length === 0) return;
  console.error(`${notes.length > 0 ? "\n" : ""}Left to do, because the format has no words for it:`);
  for (const one of unsaid) console.error(`- ${one}`);
  process.exitCode = 2;
}
