import type { Carried } from "../carried/carried.ts";
import type { CarriedScale } from "../carried/carried-scale.ts";
import type { SurveyElement } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";
import type { Condition } from "./conditions/condition-tree.ts";
import type { Changed, Dropped } from "./report.ts";
import type { ShownAnswers } from "./shown-answers.ts";

// What every reader of a format returns. Names are those of the file; assemble.ts makes names, conditions and the report
// of it, so that each of these is done once.

/** A question as our survey asks it, without what its name decides. */
export type AskedElement = SurveyElement extends infer One
  ? One extends { type: "html" | "panel" | "expression" }
    ? never
    : Omit<One, "visibleIf">
  : never;

export type ImportedQuestion = {
  readonly kind: "question";
  /** Its name in the file, by which conditions and calculations name it. */
  readonly source: string;
  /** Its element; `name` and, in a matrix or several fields, the names of rows are those of the file. */
  readonly element: AskedElement;
  /** The names by which the file itself refers to rows of a matrix: `source` of the row to its `value` in the element. */
  readonly rows?: ReadonlyMap<string, string>;
  readonly condition: Condition | null;
  /** How many elements of the file that hold a value it stands for: the rows of a matrix, an "other" text with its question. */
  readonly counts: number;
  readonly changed: readonly Changed[];
  /** What our own export wrote beside it. */
  readonly carried?: Carried;
};

/** A text between questions. */
type ImportedNote = {
  readonly kind: "note";
  readonly source: string;
  readonly text: Text;
  readonly condition: Condition | null;
  readonly carried?: Carried;
};

/** Questions under a heading, with a condition of their own. */
export type ImportedGroup = {
  readonly kind: "group";
  readonly source: string;
  readonly title?: Text;
  readonly description?: Text;
  readonly condition: Condition | null;
  readonly elements: readonly ImportedElement[];
  readonly carried?: Carried;
};

export type ImportedElement = ImportedQuestion | ImportedNote | ImportedGroup;

export type ImportedPage = {
  /** Its name before it was taken home. */
  readonly name?: string;
  /** Checks of its answers, as our own export wrote them. */
  readonly validators?: readonly unknown[];
  readonly title?: Text;
  readonly description?: Text;
  readonly condition: Condition | null;
  readonly elements: readonly ImportedElement[];
};

/** A number that the file calculates: a sum or a mean of the codes of answers, or a formula. */
export type ImportedCalculation = {
  readonly source: string;
  readonly title?: Text;
  /** Null where it is not wholly understood; it then stands in the report. */
  readonly formula: Condition | null;
  /** As the file writes it. */
  readonly written: string;
};

export type ImportedInstrument = {
  /** The file's own name for it. */
  readonly name: string;
  readonly title: Text;
  readonly description?: Text;
  readonly pages: readonly ImportedPage[];
  /** Points by question (a row of a matrix as `matrix.row`, in the file's names) and option, only where the file itself states them. */
  readonly points?: ReadonlyMap<string, Readonly<Record<string, number>>>;
  readonly calculations: readonly ImportedCalculation[];
  readonly dropped: readonly Dropped[];
  readonly notes: readonly string[];
  /** BCP 47, the default first. */
  readonly languages: readonly string[];
  readonly todo: readonly string[];
  /** Words that show answers. */
  readonly shownAnswers?: ShownAnswers;
  /** Who published it and under what terms, where the file says so. */
  readonly source?: string;
  readonly rights?: string;
  /** Its version, where the file numbers it. */
  readonly version?: string;
  /** LOINC codes of the whole and of questions, these by their names in the file. */
  readonly codes?: { readonly whole?: string; readonly questions: ReadonlyMap<string, string> };
  /** What our own export wrote of the scale as a whole. */
  readonly own?: CarriedScale;
};
