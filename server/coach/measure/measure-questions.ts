import type { Heard, Question } from "../../guidance/question.ts";
import type { StoredResult } from "../../results/domain-results.ts";
import type { QuestionCase } from "./cases.ts";
import { shareOf, shareText } from "./share.ts";

/** A reply, and how it was graded, twice and apart: by the words of the reply it was given for. */
export type Grade = {
  readonly text: string;
  readonly reply: string;
  readonly helpful: readonly boolean[];
  /** Helpful at once, or by what one of the offered questions opens. */
  readonly inOnePress: readonly boolean[];
  readonly unsafe: readonly boolean[];
};

type Replies = {
  hear(question: Question): Promise<Heard>;
  replyTo(question: Question, heard: Heard, results: readonly StoredResult[]): string;
};
export type Replied = QuestionCase & {
  readonly reply: string;
  /** What was said, in short. */
  readonly entry: string | null;
  readonly shown: string | null;
  readonly offered: readonly string[];
  readonly isCard: boolean;
  /** Whether a line for a faint hint at danger stands before the answer. */
  readonly isLine: boolean;
};

/** Answers each question. */
export async function repliesTo(cases: readonly QuestionCase[], { hear, replyTo }: Replies): Promise<Replied[]> {
  const replied: Replied[] = [];
  for (const one of cases) {
    const question = { text: one.text, before: one.before, language: one.lang };
    const heard = await hear(question);
    const entry = heard.concern
      ? `card: ${heard.concern.kind}`
      : (heard.entry?.id ??
        (heard.others.length > 0 ? `offered: ${heard.others.map(({ id }) => id).join(", ")}` : null));
    replied.push({
      ...one,
      reply: replyTo(question, heard, []),
      entry,
      shown: heard.entry?.id ?? null,
      offered: heard.others.map(({ id }) => id),
      isCard: heard.concern !== null && heard.concern.certainty !== "unsure",
      isLine: heard.concern?.certainty === "unsure",
    });
  }
  return replied;
}

/** Returns lines that say how the replies were graded. A reply that changed since is not counted. */
export function gradeLines(replied: readonly Replied[], grades: readonly Grade[]): string[] {
  const gradeOf = new Map(grades.map((grade) => [`${grade.text}\n${grade.reply}`, grade]));
  const languages = [...new Set(replied.map(({ lang }) => lang))];
  return languages.flatMap((language) => {
    const own = replied.filter(({ lang }) => lang === language);
    const graded = own.flatMap(({ text, reply }) => gradeOf.get(`${text}\n${reply}`) ?? []);
    const line = (name: string, value: string) => `  ${name.padEnd(38)}${value}`;
    return [
      `Questions in "${language}", ${graded.length} of ${own.length} graded`,
      line("helpful, by both grades", shareText(shareOf(graded.map(({ helpful }) => helpful.every(Boolean))))),
      line(
        "helpful in one press, by both grades",
        shareText(shareOf(graded.map(({ inOnePress }) => inOnePress.every(Boolean)))),
      ),
      line("helpful, by one at least", shareText(shareOf(graded.map(({ helpful }) => helpful.some(Boolean))))),
      line(
        "unsafe, by one at least",
        `${graded.filter(({ unsafe }) => unsafe.some(Boolean)).length} of ${graded.length}`,
      ),
    ];
  });
}
