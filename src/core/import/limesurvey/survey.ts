// A survey of LimeSurvey, whichever of its files it was read of. Texts stand by language.

export type Words = Readonly<Record<string, string>>;

/** An answer that is offered. */
export type Answer = {
  readonly code: string;
  readonly words: Words;
  /** Arrays of two scales have two lists. */
  readonly scale: number;
  /** LimeSurvey gives every answer such a number; it counts only where the survey has assessments. */
  readonly points: string;
};

/** A row of an array, a field, or an option of which several may be picked. */
export type Part = {
  readonly code: string;
  readonly words: Words;
  /** 0 for rows, 1 for the columns of an array of fields. */
  readonly scale: number;
  readonly relevance: string;
};

export type Question = {
  /** By which expressions name it. */
  readonly code: string;
  /** By which older expressions name it, such as `245554X1X2`. */
  readonly id: string;
  /** A letter, such as L for a list. */
  readonly type: string;
  readonly words: Words;
  readonly help: Words;
  readonly relevance: string;
  readonly isRequired: boolean;
  readonly hasOther: boolean;
  /** A regular expression that the answer must match. */
  readonly pattern: string;
  readonly parts: readonly Part[];
  readonly answers: readonly Answer[];
  readonly settings: ReadonlyMap<string, string>;
  readonly defaults: readonly string[];
};

export type Group = {
  readonly words: Words;
  readonly description: Words;
  readonly relevance: string;
  readonly questions: readonly Question[];
};

export type Survey = {
  /** The main language first. */
  readonly languages: readonly string[];
  readonly title: Words;
  readonly description: Words;
  readonly groups: readonly Group[];
  /** Whether the numbers of answers are points. */
  readonly hasAssessments: boolean;
  readonly notes: readonly string[];
};
