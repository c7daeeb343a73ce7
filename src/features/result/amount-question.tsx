import { useId } from "react";
import type { AmountFollowUp } from "#core/content-model/follow-ups.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { amountOf, readAmount, saidTo } from "#core/shared/follow-ups.ts";
import { textOf } from "#core/shared/text-of.ts";
import { InputField } from "../../ui/field.tsx";
import { countText } from "../../ui/language/numbers.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { advicePointMessages } from "../../ui/messages.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import styles from "./follow-ups.module.css";
import { followUpMessages } from "./messages.ts";
import { useKeptAnswers } from "./use-kept-answers.ts";

type Props = { readonly followUp: AmountFollowUp; readonly place: string; readonly submittedAt: string | null };

/** Numbers that are multiplied as they are typed, with the product beside the advised amount. */
export function AmountQuestion({ followUp, place, submittedAt }: Props) {
  const { title, lead, fields, source } = followUp;
  const t = useMessages(followUpMessages);
  const points = useMessages(advicePointMessages);
  const say = useText();
  const language = useLanguage();
  const id = useId();
  const [typed, answer] = useKeptAnswers(place, submittedAt);
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h2 id={id}>{say(title)}</h2>
      {lead && <p>{say(lead)}</p>}
      <div className={styles.fields}>
        {fields.map(({ label, max }, index) => (
          <InputField
            key={textOf(label)}
            label={say(label)}
            value={typed[index] ?? ""}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            short
            error={
              readAmount(typed[index] ?? "", max) === undefined
                ? t.outside({ max: countText(max, language) })
                : undefined
            }
            onChange={(event) => answer(index, event.target.value)}
          />
        ))}
      </div>
      <div role="status">
        <Product followUp={followUp} amount={amountOf(followUp, typed)} />
      </div>
      {source && (
        <p className={styles.source}>
          {points.source}{" "}
          <NewTabLink href={source.url}>{`${say(source.title)}, ${say(source.publisher)}, ${source.year}`}</NewTabLink>
        </p>
      )}
    </section>
  );
}

type ProductProps = { readonly followUp: AmountFollowUp; readonly amount: number | null };

function Product({ followUp, amount }: ProductProps) {
  const { yours, advised } = followUp;
  const say = useText();
  const language = useLanguage();
  if (amount === null) return null;
  const figures = { amount: countText(amount, language), advised: countText(advised.amount, language) };
  const said = saidTo(followUp, amount);
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
      {said && <p className={styles.said}>{fillIn(say(said), figures)}</p>}
    </>
  );
}
