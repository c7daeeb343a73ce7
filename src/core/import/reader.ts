import type { ImportedInstrument } from "./imported.ts";
import type { Format } from "./report.ts";

/** A file as it was brought in: its text, or the files within a ZIP by their names. */
export type BroughtFile = {
  readonly name: string;
  /** Null where the file is no text. */
  readonly text: string | null;
  /** Sheets of a workbook, or texts in a ZIP, by name; each sheet is rows of cells. */
  readonly sheets?: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly inside?: ReadonlyMap<string, string>;
  /** The same file in further languages, by language: a data dictionary of REDCap has one alone. */
  readonly translations?: ReadonlyMap<string, string>;
  /** Says so where it could not be told for certain how the file writes its characters. */
  readonly guess?: string;
  /** What was noted while it was opened. */
  readonly notes?: readonly string[];
};

/** Reads one format. */
export type Reader = {
  readonly format: Format;
  /** Whether a file is of this format, by its content. */
  recognises(file: BroughtFile): boolean;
  /** @throws UnreadableFile */
  read(file: BroughtFile): readonly ImportedInstrument[];
};
