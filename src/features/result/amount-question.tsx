import { useId } from "react";
import type { AmountFollowUp } from "#core/content-model/follow-ups.ts";
import { amountOf } from "#core/shared/follow-ups.ts";
import { AmountFields } from "../../ui/amount/amount-fields.tsx";
import { AmountResult } from "../../ui/amount/amount-result.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { advicePointMessages } from "../../ui/messages.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import styles from "./follow-ups.module.css";
import { useKeptAnswers } from "./use-kept-answers.ts";

type Props = { readonly followUp: AmountFollowUp; readonly place: string; readonly submittedAt: string | null };

/** Numbers that are multiplied as they are typed, with the product beside the advised amount. */
export function AmountQuestion({ followUp, place, submittedAt }: Props) {
  const { title, lead, fields, source } = followUp;
  const points = useMessages(advicePointMessages);
  const say = useText();
  const id = useId();
  const [typed, answer] = useKeptAnswers(place, submittedAt);
  const amount = amountOf(followUp, typed);
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h2 id={id}>{say(title)}</h2>
      {lead && <p>{say(lead)}</p>}
      <AmountFields fields={fields} typed={typed} onType={answer} />
      <div role="status">{amount !== null && <AmountResult said={followUp} amount={amount} />}</div>
      {source && (
        <p className={styles.source}>
          {points.source}{" "}
          <NewTabLink href={source.url}>{`${say(source.title)}, ${say(source.publisher)}, ${source.year}`}</NewTabLink>
        </p>
      )}
    </section>
  );
}
