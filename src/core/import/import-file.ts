import { type Assembled, assemble } from "./assemble.ts";
import { fhir } from "./fhir/fhir.ts";
import { limesurvey } from "./limesurvey/limesurvey.ts";
import { fittingId } from "./names.ts";
import { qualtrics } from "./qualtrics/qualtrics.ts";
import type { BroughtFile, Reader } from "./reader.ts";
import { redcap } from "./redcap/redcap.ts";
import type { Format } from "./report.ts";
import { reproschema } from "./reproschema/reproschema.ts";
import { surveyjs } from "./surveyjs/surveyjs.ts";
import { UnreadableFile } from "./unreadable.ts";
import { xlsform } from "./xlsform/xlsform.ts";

/** In the order in which they are tried. */
const READERS: readonly Reader[] = [surveyjs, fhir, limesurvey, qualtrics, reproschema, redcap, xlsform];

export type ImportedFile = { readonly format: Format; readonly scales: readonly Assembled[] };

/**
 * Makes scales of a file of another tool.
 * @param wanted the id of the scale; with several instruments in the file it begins the id of each
 * @throws UnreadableFile
 */
export function importFile(
  file: BroughtFile,
  { format, id: wanted }: { format?: Format; id?: string } = {},
): ImportedFile {
  const reader = readerOf(file, format);
  const instruments = reader.read(file);
  if (instruments.length === 0) throw new UnreadableFile("The file holds no questionnaire.");
  const taken = new Set<string>();
  const scales = instruments.map((instrument) => {
    const own = fittingId(instrument.name);
    const base = wanted === undefined ? own : instruments.length === 1 ? wanted : fittingId(`${wanted}-${own}`);
    let id = base;
    for (let number = 2; taken.has(id); number++) id = `${base.slice(0, 60)}-${number}`;
    taken.add(id);
    const notes = file.guess === undefined ? instrument.notes : [file.guess, ...instrument.notes];
    return assemble({ ...instrument, notes }, id);
  });
  return { format: reader.format, scales };
}

function readerOf(file: BroughtFile, format: Format | undefined): Reader {
  const reader = READERS.find((one) => (format ? one.format === format : one.recognises(file)));
  if (reader) return reader;
  if (format) throw new UnreadableFile(`The format "${format}" cannot be read yet.`);
  const known = READERS.map((one) => one.format).join(", ");
  throw new UnreadableFile(`This is no file of a kind that can be read. These can be: ${known}.`);
}
