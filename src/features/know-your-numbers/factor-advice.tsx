import type { ShownFactor } from "#core/content-model/know-your-numbers.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { fillIn, placesIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { numbersNamed } from "../../ui/call-buttons/numbers-for.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { advicePointMessages } from "../../ui/messages.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import styles from "./know-your-numbers.module.css";
import { numbersMessages } from "./messages.ts";

type Props = {
  readonly advice: NonNullable<ShownFactor["advice"]>;
  readonly safety: SafetyNumbers;
};

/** The guide's entry on a factor, folded: what has to be known first, the advice, numbers that it names, its source. */
export function FactorAdvice({ advice: { title, text, warning, source }, safety }: Props) {
  const t = useMessages(numbersMessages);
  const points = useMessages(advicePointMessages);
  const say = useText();
  const numbers = numbersOf(safety);
  const words = [...(warning ? [say(warning)] : []), say(text)];
  return (
    <details className={styles.advice}>
      <summary>{t.guide({ title: say(title) })}</summary>
      {words.map((paragraph) => (
        <p key={paragraph}>{fillIn(paragraph, numbers)}</p>
      ))}
      <CallButtons numbers={numbersNamed(placesIn(words.join(" ")), safety)} />
      {source && (
        <p>
          {points.source}{" "}
          <NewTabLink href={source.url}>{`${say(source.title)}, ${say(source.publisher)}, ${source.year}`}</NewTabLink>
        </p>
      )}
    </details>
  );
}
