import type { ExplainedItem } from "#core/api/explanation.ts";
import { useText } from "../../../ui/language/use-text.ts";
import studio from "../studio.module.css";
import { shortened, words } from "../words.ts";

type Props = {
  readonly items: readonly ExplainedItem[];
  /** What each item left open counts as, where that is one number. */
  readonly counts: number | undefined;
};

/** Lists each item with its answer and points, or why it has no answer. */
export function BenchItems({ items, counts }: Props) {
  const say = useText();
  return (
    <table className={studio.table}>
      <caption>{words.points}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, title, answer, points, reverseScored, state }) => (
          <tr key={name}>
            <th scope="row">
              {say(title)} <code>{name}</code>
              <span className={studio.hint}>
                {answer.length > 0 ? answer.map(say).join(", ") : words.unanswered[state ?? "notAsked"]}
                {reverseScored && `, ${words.reversed}`}
              </span>
            </th>
            <td>{points ?? (state && counts !== undefined ? shortened(counts) : words.none)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
