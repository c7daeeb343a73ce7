import { useId } from "react";
import type { ChoiceFollowUp } from "#core/content-model/follow-ups.ts";
import { useText } from "../../ui/language/use-text.ts";
import { RadioList } from "../../ui/radio-list.tsx";
import styles from "./follow-ups.module.css";
import { useKeptAnswers } from "./use-kept-answers.ts";

type Props = { readonly followUp: ChoiceFollowUp; readonly place: string; readonly submittedAt: string | null };

/** A question with a few answers; what is said to the picked one stands below at once. */
export function ChoiceQuestion({ followUp: { title, lead, choices }, place, submittedAt }: Props) {
  const say = useText();
  const id = useId();
  const [[picked], answer] = useKeptAnswers(place, submittedAt);
  const chosen = choices.find(({ value }) => value === picked);
  return (
    <section className={styles.question} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say(title)}</h2>
      {lead && <p id={`${id}-lead`}>{say(lead)}</p>}
      <RadioList
        name={place}
        options={choices.map(({ value, text }) => [value, say(text)])}
        picked={picked}
        onPick={(value) => answer(0, value)}
        labelledBy={`${id}-title`}
        describedBy={lead ? `${id}-lead` : undefined}
      />
      <p role="status" className={styles.said}>
        {chosen && say(chosen.say)}
      </p>
    </section>
  );
}
