import type { ExplainedItem } from "#core/api/explanation.ts";
import { useText } from "../../../ui/language/use-text.ts";
import studio from "../studio.module.css";
import { words } from "../words.ts";

/** Lists each item with its answer and points, or why it has no answer. */
export function BenchItems({ items }: { readonly items: readonly ExplainedItem[] }) {
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
              <code>{name}</code> {say(title)}
              <span className={studio.hint}>
                {answer.length > 0 ? answer.map(say).join(", ") : words.unanswered[state ?? "notAsked"]}
                {reverseScored && `, ${words.reversed}`}
              </span>
            </th>
            <td>{points ?? words.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
