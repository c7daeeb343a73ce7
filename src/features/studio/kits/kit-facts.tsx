import type { KitOnOffer } from "#core/api/studio-kits.ts";
import { useText } from "../../../ui/language/use-text.ts";
import studio from "../studio.module.css";
import { kitWords as words } from "./kit-words.ts";
import styles from "./kits.module.css";

/** Says on which terms a scale may be used, and what its kit holds. */
export function KitFacts({ kit }: { readonly kit: KitOnOffer }) {
  const say = useText();
  const { terms, citations, notes } = kit;
  return (
    <dl className={styles.facts}>
      <dt>{words.terms}</dt>
      <dd>
        {say(terms.summary)} <span className={studio.hint}>{words.source(terms.source)}</span>
      </dd>
      {terms.notice !== null && (
        <>
          <dt>{words.notice}</dt>
          <dd>{say(terms.notice)}</dd>
        </>
      )}
      <dt>{words.holds}</dt>
      <dd>
        <ul>
          {words.heldBy(kit).map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </dd>
      <dt>{words.from}</dt>
      <dd>{citations.join("; ")}</dd>
      {notes.length > 0 && (
        <>
          <dt>{words.notes}</dt>
          <dd>{notes.join(" ")}</dd>
        </>
      )}
    </dl>
  );
}
