import { useCallback, useEffect, useState } from "react";
import type { StudioScale } from "#core/api/studio.ts";
import type { KitLibrary, KitOnOffer } from "#core/api/studio-kits.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import { Button } from "../../../ui/button.tsx";
import { useText } from "../../../ui/language/use-text.ts";
import { sentenceOf } from "../sentence-of.ts";
import studio from "../studio.module.css";
import { KitFacts } from "./kit-facts.tsx";
import { kitWords as words } from "./kit-words.ts";
import styles from "./kits.module.css";
import { WordingForm } from "./wording-form.tsx";

type Props = { readonly calls: StudioCalls; readonly onMade: (scale: StudioScale) => void };

/** Offers the kits of the library by their titles, and names those that cannot be enabled with the reason. */
export function FromKit({ calls, onMade }: Props) {
  const say = useText();
  const [found, setFound] = useState<KitLibrary | string | null>(null);
  const load = useCallback(() => {
    setFound(null);
    calls.kitLibrary().then(setFound, (error: Error) => setFound(sentenceOf(error)));
  }, [calls]);
  useEffect(load, [load]);
  if (found === null) return <p role="status">{words.loading}</p>;
  if (typeof found === "string")
    return (
      <div role="alert">
        <p>{found}</p>
        <Button look="secondary" onClick={load}>
          {words.tryAgain}
        </Button>
      </div>
    );
  const kits = found.kits.toSorted((one, other) => say(one.title).localeCompare(say(other.title)));
  return (
    <>
      <p className={studio.small}>{words.lead}</p>
      {found.faulty.length > 0 && <p className={studio.alarm}>{words.faulty(found.faulty)}</p>}
      {kits.map((kit) => (
        <KitRow key={kit.id} kit={kit} calls={calls} onMade={onMade} />
      ))}
      <details className={styles.kit}>
        <summary>{words.listed(found.listed.length)}</summary>
        <ul>
          {found.listed.map(({ id, name, reason, terms }) => (
            <li key={id}>
              <strong>{name}</strong>: {reason} {terms}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** One kit: what it is, and once unfolded what it holds and the form for the wording. */
function KitRow({ kit, calls, onMade }: Props & { readonly kit: KitOnOffer }) {
  const say = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.kit} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <span>
          {words.kitNamed(say(kit.title), kit.name)}, {words.items(kit)}
          <span className={studio.hint}>{say(kit.population)}</span>
        </span>
      </summary>
      {isOpen && (
        <>
          <KitFacts kit={kit} />
          {kit.becomes === "version" && <p>{words.version}</p>}
          {kit.becomes === "taken" ? (
            <p className={studio.alarm}>{words.taken}</p>
          ) : (
            <WordingForm kit={kit} calls={calls} onMade={onMade} />
          )}
        </>
      )}
    </details>
  );
}
