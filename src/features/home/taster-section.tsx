import { useEffect, useId, useRef, useState } from "react";
import type { Taster } from "#core/content-model/taster.ts";
import { amountOf, readAmount } from "#core/shared/follow-ups.ts";
import { paths } from "#core/shared/paths.ts";
import { carriedAnswers } from "../../browser/carried-answers.ts";
import { bringIntoView } from "../../browser/scroll.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { AmountFields } from "../../ui/amount/amount-fields.tsx";
import { AmountResult } from "../../ui/amount/amount-result.tsx";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { advicePointMessages } from "../../ui/messages.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import styles from "./home-page.module.css";

type Props = {
  readonly taster: Taster;
  /** Whether this site can keep the answers, as a scale of its own. */
  readonly canKeep: boolean;
};

/**
 * Two numbers and what they come to, without an account. Nothing is stored: only "Keep this" puts the numbers into this
 * tab, for the account that is made next.
 */
export function TasterSection({ taster, canKeep }: Props) {
  const { title, lead, fields, until, source, keep, seeAll } = taster;
  const points = useMessages(advicePointMessages);
  const say = useText();
  const id = useId();
  const isLoggedIn = useCurrentUserId() !== null;
  const [typed, setTyped] = useState<readonly string[]>(() => fields.map(() => ""));
  const amount = typed[0]?.trim() ? amountOf(taster, typed) : null;
  const result = useRef<HTMLDivElement>(null);
  const hasAmount = amount !== null;
  // On a phone it would begin below the window. The focus stays in the field, and the result is read out from there.
  useEffect(() => {
    if (hasAmount && result.current) bringIntoView(result.current);
  }, [hasAmount]);
  const isKept = canKeep && amount !== null;
  const carry = () => {
    if (isKept) carriedAnswers.keep({ scale: taster.scale, answers: answersIn(taster, typed), amount });
  };
  return (
    <section className={styles.taster} aria-labelledby={id} data-by-script="">
      <h2 id={id}>{say(title)}</h2>
      <p>{say(lead)}</p>
      <div className={styles.try}>
        <AmountFields
          fields={fields}
          typed={typed}
          onType={(index, text) => setTyped((now) => now.map((before, at) => (at === index ? text : before)))}
        />
        <div ref={result}>
          {amount === null && <p className={styles.until}>{say(until)}</p>}
          <div role="status">{amount !== null && <AmountResult said={taster} amount={amount} />}</div>
          {amount !== null && (
            <ButtonRow>
              <ButtonLink to={isLoggedIn ? paths.evaluations : paths.register} onClick={carry}>
                {say(isKept ? keep : seeAll)}
              </ButtonLink>
            </ButtonRow>
          )}
        </div>
      </div>
      <p className={styles.source}>
        {points.source}{" "}
        <NewTabLink href={source.url}>{`${say(source.title)}, ${say(source.publisher)}, ${source.year}`}</NewTabLink>
      </p>
    </section>
  );
}

/** Nothing on any day is a whole answer: how much on such a day is then nothing too. */
const answersIn = ({ fields }: Taster, typed: readonly string[]): Record<string, number> =>
  Object.fromEntries(fields.map(({ item, max }, index) => [item, readAmount(typed[index] ?? "", max) ?? 0]));
