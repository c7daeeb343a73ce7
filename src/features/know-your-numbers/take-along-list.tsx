import type { ReactNode } from "react";
import type { ShownFactor } from "#core/content-model/know-your-numbers.ts";
import type { Text } from "#core/content-model/text.ts";
import { now } from "../../browser/clock.ts";
import type { KnownNumbers } from "../../browser/known-numbers.ts";
import { dateText } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import styles from "./know-your-numbers.module.css";
import { numbersMessages } from "./messages.ts";
import { type TakenGroup, takeAlong } from "./take-along.ts";

type Props = {
  readonly factors: readonly ShownFactor[];
  readonly numbers: KnownNumbers;
  readonly brand: Text;
  readonly children: ReactNode;
};

/** The list for the next visit. It alone is printed. */
export function TakeAlongList({ factors, numbers, brand, children }: Props) {
  const t = useMessages(numbersMessages);
  const ways = useMessages(navigationMessages);
  const say = useText();
  const language = useLanguage();
  const groups = takeAlong(factors, numbers);
  const isEmpty = groups[0]?.kind === "all";
  return (
    <section className={styles.list} aria-labelledby="to-take-along">
      <p className={styles.printed}>
        {say(brand)}: {ways.knowYourNumbers}. {t.made({ day: dateText(now(), language) })}
      </p>
      <h2 id="to-take-along">{t.list}</h2>
      {isEmpty && <p className={styles.onScreen}>{t.empty}</p>}
      <div className={isEmpty ? styles.printed : undefined}>
        {groups.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
      <div className={styles.onScreen}>{children}</div>
    </section>
  );
}

/** What is to be asked stands with its question; of all else the name and the note are enough. */
function Group({ group: { kind, factors } }: { readonly group: TakenGroup }) {
  const t = useMessages(numbersMessages);
  const say = useText();
  return (
    <>
      <h3>{t[kind]}</h3>
      <ul>
        {factors.map(({ factor: { id, title, ask }, note }) => (
          <li key={id}>
            <strong>{say(title)}</strong>
            {note && `: ${note}`}
            {(kind === "ask" || kind === "all") && `: ${say(ask)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
