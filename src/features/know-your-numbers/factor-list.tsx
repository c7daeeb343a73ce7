import { useState } from "react";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownNumbers } from "#core/content-model/know-your-numbers.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { printPage } from "../../browser/printing.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { FactorCard } from "./factor-card.tsx";
import styles from "./know-your-numbers.module.css";
import { numbersMessages } from "./messages.ts";
import { TakeAlongList } from "./take-along-list.tsx";
import { useKnownNumbers } from "./use-known-numbers.ts";

type Props = {
  readonly content: ShownNumbers;
  readonly domains: readonly Domain[];
  readonly site: Pick<ShownSite, "brand" | "safety">;
};

/** All factors with what this person noted of them, then the list to take along. */
export function FactorList({ content, domains, site }: Props) {
  const { lead, privacy, factors, sources } = content;
  const t = useMessages(numbersMessages);
  const say = useText();
  const { numbers, isKept, change, clear } = useKnownNumbers();
  const [isCleared, setIsCleared] = useState(false);
  return (
    <div className={styles.page}>
      {say(lead)
        .split("\n")
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      <p>{say(privacy)}</p>
      {!isKept && <p role="alert">{t.unkept}</p>}
      {factors.map((factor) => (
        <FactorCard
          key={factor.id}
          factor={factor}
          content={content}
          domain={domains.find(({ category }) => category === factor.category)}
          safety={site.safety}
          noted={numbers[factor.id] ?? {}}
          onChange={(changed) => {
            setIsCleared(false);
            change(factor.id, changed);
          }}
        />
      ))}
      <TakeAlongList factors={factors} numbers={numbers} brand={site.brand.name}>
        <ButtonRow>
          <Button
            look="secondary"
            onClick={() => {
              clear();
              setIsCleared(true);
            }}
          >
            {t.clear}
          </Button>
          <Button onClick={printPage}>{t.print}</Button>
        </ButtonRow>
        <p role="status">{isCleared && t.cleared}</p>
      </TakeAlongList>
      <section className={styles.sources}>
        <h2>{t.sources}</h2>
        <ul>
          {sources.map(({ title, publisher, year, url }) => (
            <li key={url}>
              <NewTabLink href={url}>{`${say(title)}, ${say(publisher)}, ${year}`}</NewTabLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
