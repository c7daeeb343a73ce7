import type { ExplainedItem } from "#core/api/explanation.ts";
import { numberText } from "../../ui/language/numbers.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./explanation.module.css";
import { explanationMessages } from "./messages.ts";

/** Lists each question with the answer given and its points. */
export function AnswerTable({ items }: { readonly items: readonly ExplainedItem[] }) {
  const t = useMessages(explanationMessages);
  return (
    <>
      <table className={styles.answers}>
        <caption className="visually-hidden">{t.answers}</caption>
        <thead>
          <tr>
            <th scope="col">{t.question}</th>
            <th scope="col" className={styles.points}>
              {t.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <AnswerRow key={item.name} item={item} />
          ))}
        </tbody>
      </table>
      {items.some(({ reverseScored }) => reverseScored) && <p className={styles.note}>{t.reversedNote}</p>}
    </>
  );
}

function AnswerRow({
  item: { title, partOf, answer, points, reverseScored, state },
}: {
  readonly item: ExplainedItem;
}) {
  const t = useMessages(explanationMessages);
  const language = useLanguage();
  const say = useText();
  return (
    <tr>
      <th scope="row">
        {partOf && <span>{say(partOf)} </span>}
        {say(title)}{" "}
        <span className={styles.answer}>
          {answer.length > 0 ? <strong>{answer.map(say).join(", ")}</strong> : t[state ?? "notAsked"]}
          {reverseScored && ` (${t.reversed})`}
        </span>
      </th>
      <td className={styles.points}>{points === null ? t.noPoints : numberText(points, language)}</td>
    </tr>
  );
}
