import type { ReactNode } from "react";
import { TextWithCalls } from "../call-buttons/text-with-calls.tsx";
import styles from "./advice.module.css";
import { PointsList } from "./points-list.tsx";
import { SourceLine } from "./source-line.tsx";
import { useSources } from "./sources.ts";

const POINT = /^- (.+)$/;
type Kind = "words" | "points" | "questions";
type Block = { readonly kind: Kind; readonly lines: string[] };

type Props = {
  readonly text: string;
  /** Numbers to call: links wherever the text names them. */
  readonly numbers: readonly string[];
  /** Whether a point is a question that can be asked: by itself, or by the line above its list. */
  readonly isQuestion: (point: string, before: string) => boolean;
  readonly renderQuestions: (questions: readonly string[]) => ReactNode;
};

/**
 * Renders an answer as paragraphs, and lines that begin with a dash as a list of points, or of questions to ask. Its
 * content is always rendered as text.
 */
export function AdviceText({ text, numbers, isQuestion, renderQuestions }: Props) {
  const sources = useSources();
  return blocksOf(text, isQuestion).map(({ kind, lines }, index) => {
    const key = `${index} ${lines[0]}`;
    const points = lines.map((line) => pointOf(line) ?? line);
    if (kind === "questions") return <div key={key}>{renderQuestions(points)}</div>;
    if (kind === "points") {
      return <PointsList key={key} points={points.map((point) => ({ text: point, sources: [] }))} numbers={numbers} />;
    }
    const [first = ""] = lines;
    const isSource = lines.length === 1 && (sources.has(first) || first.startsWith("Source: "));
    return (
      <p key={key} className={styles.paragraph}>
        {isSource ? <SourceLine words={first} /> : <TextWithCalls text={lines.join("\n")} numbers={numbers} />}
      </p>
    );
  });
}

const pointOf = (line: string): string | null => POINT.exec(line)?.[1] ?? null;

/** Groups consecutive lines of one kind; an empty line separates paragraphs. */
function blocksOf(text: string, isQuestion: Props["isQuestion"]): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  /** The last line that was no point. */
  let before = "";
  for (const line of text.split("\n")) {
    const point = pointOf(line);
    const kind = point === null ? "words" : isQuestion(point, before) ? "questions" : "points";
    const last = blocks.at(-1);
    if (line.trim() === "") isNew = true;
    else if (!isNew && last && last.kind === kind) last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
    if (line.trim() !== "") isNew = false;
    if (point === null) before = line;
  }
  return blocks;
}
