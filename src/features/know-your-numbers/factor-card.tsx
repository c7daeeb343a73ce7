import { useId } from "react";
import { Link } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownFactor, ShownNumbers } from "#core/content-model/know-your-numbers.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import type { KnownNumber } from "../../browser/known-numbers.ts";
import { InputField } from "../../ui/field.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { RadioList } from "../../ui/radio-list.tsx";
import { FactorAdvice } from "./factor-advice.tsx";
import styles from "./know-your-numbers.module.css";
import { numbersMessages } from "./messages.ts";

type Props = {
  readonly factor: ShownFactor;
  readonly content: Pick<ShownNumbers, "choices" | "note">;
  /** The domain whose questionnaire asks about it. */
  readonly domain: Domain | undefined;
  readonly safety: SafetyNumbers;
  readonly noted: KnownNumber;
  readonly onChange: (changed: KnownNumber) => void;
};

/** Whether a person knows a factor, in the order of the choices. */
const KNOWING = ["known", "unknown", "ask"] as const;

/** About what a doctor reads at a glance; fourteen notes of this length leave the list on two sheets. */
const LONGEST_NOTE = 80;

/** One factor: what it is, what to ask, whether the person knows it, and where to read more. */
export function FactorCard({ factor, content: { choices, note }, domain, safety, noted, onChange }: Props) {
  const t = useMessages(numbersMessages);
  const say = useText();
  const id = useId();
  return (
    <article className={styles.factor} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say(factor.title)}</h2>
      <div id={`${id}-about`}>
        <p>{say(factor.what)}</p>
        <p>{say(factor.ask)}</p>
      </div>
      <RadioList
        name={factor.id}
        options={KNOWING.map((choice) => [choice, say(choices[choice])])}
        picked={noted.choice}
        onPick={(value) => onChange({ choice: KNOWING.find((choice) => choice === value) })}
        labelledBy={`${id}-title`}
        describedBy={`${id}-about`}
      />
      {noted.choice === "known" && (
        <InputField
          label={say(factor.note ?? note)}
          value={noted.note ?? ""}
          maxLength={LONGEST_NOTE}
          autoComplete="off"
          onChange={(event) => onChange({ note: event.target.value })}
        />
      )}
      {factor.advice && <FactorAdvice advice={factor.advice} safety={safety} />}
      {domain && (
        <p>
          <Link to={domain.routes.intro} className="target">
            {t.questions({ name: say(domain.name) })}
          </Link>
        </p>
      )}
    </article>
  );
}
