import styles from "./advice.module.css";
import { PointsList } from "./points-list.tsx";
import { SourceLine } from "./source-line.tsx";

const POINT = /^- (.+)$/;
type Block = { readonly isList: boolean; readonly lines: string[] };

/**
 * Renders an answer as paragraphs, and lines that begin with a dash as a list. Its content is always rendered as text.
 */
export function AdviceText({ text }: { readonly text: string }) {
  return blocksOf(text).map(({ isList, lines }, index) => {
    const key = `${index} ${lines[0]}`;
    if (isList) {
      const points = lines.map((line) => ({ text: POINT.exec(line)?.[1] ?? line, sources: [] }));
      return <PointsList key={key} points={points} />;
    }
    const [first = ""] = lines;
    return (
      <p key={key} className={styles.paragraph}>
        {lines.length === 1 && first.startsWith("Source: ") ? <SourceLine words={first} /> : lines.join("\n")}
      </p>
    );
  });
}

/** Groups consecutive lines of one kind; an empty line separates paragraphs. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.split("\n")) {
    const isList = POINT.test(line);
    const last = blocks.at(-1);
    if (line.trim() === "") isNew = true;
    else if (!isNew && last && last.isList === isList) last.lines.push(line);
    else blocks.push({ isList, lines: [line] });
    if (line.trim() !== "") isNew = false;
  }
  return blocks;
}
