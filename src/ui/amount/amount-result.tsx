import type { AmountFollowUp } from "#core/content-model/follow-ups.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { saidTo } from "#core/shared/follow-ups.ts";
import { countText } from "../language/numbers.ts";
import { useLanguage, useText } from "../language/use-text.ts";
import styles from "./amount.module.css";

type Props = { readonly said: Pick<AmountFollowUp, "yours" | "advised" | "says">; readonly amount: number };

/** The advised amount lies in the middle of the bar. */
const ADVISED_AT = 150;
const LENGTH = 2 * ADVISED_AT;

/** A product beside the advised amount: both numbers, a bar that repeats them, and a sentence. */
export function AmountResult({ said, amount }: Props) {
  const { yours, advised } = said;
  const say = useText();
  const language = useLanguage();
  const figures = { amount: countText(amount, language), advised: countText(advised.amount, language) };
  const sentence = saidTo(said, amount);
  const filled = Math.min(LENGTH, (amount / advised.amount) * ADVISED_AT);
  return (
    <>
      <dl className={styles.amounts}>
        <div>
          <dt>{say(yours)}</dt>
          <dd>{figures.amount}</dd>
        </div>
        <div>
          <dt>{say(advised.label)}</dt>
          <dd>{figures.advised}</dd>
        </div>
      </dl>
      <svg className={styles.bar} viewBox={`0 0 ${LENGTH} 22`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.whole} x="1" y="5" width={LENGTH - 2} height="12" />
        <rect className={styles.filled} x="1" y="5" width={Math.max(0, filled - 2)} height="12" />
        <path className={styles.advised} d={`M${ADVISED_AT} 0V22`} />
      </svg>
      {sentence && <p className={styles.said}>{fillIn(say(sentence), figures)}</p>}
    </>
  );
}
