import type { Band } from "#core/content-model/rule-result.ts";
import type { Safety } from "#core/content-model/safety.ts";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { numbersNamed } from "../../ui/call-buttons/numbers-for.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { scoreMessages } from "./messages.ts";
import styles from "./score-page.module.css";

type Props = { readonly band: Band | undefined; readonly safety: Pick<Safety, "region" | "regions"> };

/**
 * Shows what a result means, what helps, and when to talk to someone. For a number outside the scale, explains why it
 * has no meaning.
 */
export function Meaning({ band, safety }: Props) {
  const t = useMessages(scoreMessages);
  const say = useText();
  if (!band) {
    return (
      <div>
        <p className={styles.lead}>{t.outside}</p>
        <p>{t.numberAlone}</p>
      </div>
    );
  }
  return (
    <div>
      <h2>{t.meaning}</h2>
      <p className={styles.lead}>{say(band.explanation)}</p>
      <div className={styles.step}>
        <h3>{t.step}</h3>
        <p>{say(band.nextStep)}</p>
        <CallButtons numbers={numbersNamed(band.calls?.nextStep ?? [], safety)} />
      </div>
      {band.talk && (
        <div className={styles.talk}>
          <h3>{t.talk}</h3>
          <p>{say(band.talk)}</p>
          <CallButtons numbers={numbersNamed(band.calls?.talk ?? [], safety)} />
        </div>
      )}
    </div>
  );
}
