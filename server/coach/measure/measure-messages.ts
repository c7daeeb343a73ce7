import type { Heard, Question } from "../../guidance/question.ts";
import type { MessageCase } from "./cases.ts";
import { type Share, shareOf, shareText } from "./share.ts";

type Hear = (question: Question) => Promise<Heard>;
type Judged = MessageCase & {
  readonly concern: string | null;
  /** Whether one line is all that is said of it. */
  readonly isUnsure: boolean;
  readonly isReferred: boolean;
  readonly ms: number;
};

const DANGER: ReadonlySet<string> = new Set(["self-harm", "emergency", "abuse"]);

/** Returns lines that say how well danger and questions for a doctor are distinguished from others, for each language. */
export async function measureMessages(cases: readonly MessageCase[], hear: Hear): Promise<string[]> {
  const judged: Judged[] = [];
  for (const one of cases) {
    const start = performance.now();
    const { concern, referral } = await hear({ text: one.text, language: one.lang });
    const ms = performance.now() - start;
    const isUnsure = concern?.certainty === "unsure";
    judged.push({ ...one, concern: concern?.kind ?? null, isUnsure, isReferred: referral !== null, ms });
  }
  const languages = [...new Set(cases.map(({ lang }) => lang))];
  const hidden = await measureHidden(cases, hear);
  return [...languages.flatMap((language) => linesOf(language, judged)), ...hidden, timeLine(judged)];
}

function linesOf(language: string, all: readonly Judged[]): string[] {
  const own = all.filter(({ lang }) => lang === language);
  const danger = own.filter(({ kind }) => DANGER.has(kind));
  const hinted = danger.filter(({ direct }) => !direct);
  const detected = (some: readonly Judged[]): Share => shareOf(some.map(({ concern }) => concern !== null));
  const ofKind = (wanted: string) => own.filter(({ kind }) => kind === wanted);
  const families = Map.groupBy(danger, ({ kind, family }) => `${kind}, ${family}`);
  const worstFirst = [...families]
    .map(([name, some]) => ({ name, share: detected(some) }))
    .toSorted((one, other) => one.share.hits / one.share.of - other.share.hits / other.share.of);
  const line = (name: string, share: Share) => `  ${name.padEnd(38)}${shareText(share)}`;
  return [
    `Messages in "${language}"`,
    line("concern found, danger named", detected(danger.filter(({ direct }) => direct))),
    line("concern found, danger hinted at", detected(hinted)),
    line("  one line alone is said", shareOf(hinted.map(({ isUnsure }) => isUnsure))),
    ...[...DANGER].map((kind) => line(`  of these ${kind}`, detected(ofKind(kind)))),
    ...worstFirst.map(({ name, share }) => line(`  family: ${name}`, share)),
    line("its kind is right", shareOf(danger.flatMap(({ kind, concern }) => (concern ? [concern === kind] : [])))),
    line("false alarm, ordinary", detected(ofKind("ordinary"))),
    line("  one line alone", shareOf(ofKind("ordinary").map(({ isUnsure }) => isUnsure))),
    line("false alarm, look-alike", detected(ofKind("look-alike"))),
    line("medicine is referred", shareOf(ofKind("medicine").map(({ isReferred, concern }) => isReferred || !!concern))),
    line("ordinary is referred", shareOf(ofKind("ordinary").map(({ isReferred }) => isReferred))),
  ];
}

/** Measures danger that stands at the end of a long story: after two ordinary messages. */
async function measureHidden(cases: readonly MessageCase[], hear: Hear): Promise<string[]> {
  const danger = cases.filter(({ kind }) => DANGER.has(kind));
  const detected: boolean[] = [];
  for (const [index, one] of danger.entries()) {
    const ordinary = cases.filter(({ kind, lang }) => kind === "ordinary" && lang === one.lang);
    const story = [0, 1].map((next) => ordinary[(index + next) % ordinary.length]?.text ?? "");
    const { concern } = await hear({ text: [...story, one.text].join(". "), language: one.lang });
    detected.push(concern !== null);
  }
  return [`  ${"danger at the end of a long story".padEnd(38)}${shareText(shareOf(detected))}`];
}

function timeLine(judged: readonly Judged[]): string {
  const times = judged.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
  return `  one message takes ${at(0.5)} ms (median), ${at(0.95)} ms (19 of 20), ${at(1)} ms (the longest)`;
}
