import type { JSONPath } from "jsonc-parser";
import { useState } from "react";
import type { FactsOfItem } from "#core/api/studio.ts";
import { useText } from "../../../ui/language/use-text.ts";
import { focusSoon } from "../fields/focus-soon.ts";
import form from "../form/edit-form.module.css";
import { placeOf } from "../places/place.tsx";
import studio from "../studio.module.css";
import { agrees } from "./agrees.ts";
import type { LooseExample } from "./loose-example.ts";
import { NumberField } from "./number-field.tsx";
import type { RuleContext } from "./rule-context.ts";
import scoring from "./scoring.module.css";
import { words } from "./words.ts";

type Outcome = { readonly score: number | null; readonly meaning: string; readonly alerts: readonly string[] };
type Props = {
  readonly context: RuleContext;
  readonly example: LooseExample;
  /** The place of the example in the file; none for one that is proposed. */
  readonly path?: JSONPath;
  readonly title: string;
  readonly isOpen: boolean;
  readonly standing: string;
  /** What the rule gives; null while that is not known. */
  readonly gives: Outcome | null;
  readonly why?: string | null;
  readonly isWrong?: boolean;
  /** Told the score that the editor expects, where it is another one than the rule gives. */
  readonly onConfirm?: ((score?: number) => void) | undefined;
  readonly onScore?: ((score: number) => void) | undefined;
  readonly onTake?: (() => void) | undefined;
  readonly onDelete: () => void;
};

const told = ({ score, meaning, alerts }: Outcome) => words.outcome(score, meaning, alerts);

/** One example: its answers in words, what is expected and what the rule gives. */
export function ExampleView(props: Props) {
  const { context, example, path, title, isOpen, standing, gives, why, isWrong = false } = props;
  const { onConfirm, onScore, onTake, onDelete } = props;
  const [expected, setExpected] = useState<number | undefined>();
  const stated = expected ?? example.score;
  // What agrees is the rule's own number, so that the file has it with all its decimals.
  const isSame = (score: number) => gives?.score != null && agrees(score, gives.score, context.rule.decimals);
  const differs = gives?.score != null && stated !== undefined && !isSame(stated);
  const says = { score: example.score ?? null, meaning: example.meaning ?? "", alerts: example.alerts ?? [] };
  return (
    <details className={form.fold} open={isOpen} {...(path ? placeOf(path) : {})}>
      <summary>
        {title} <span className={studio.hint}>{standing}</span>
      </summary>
      <AnswersInWords answers={example.answers ?? {}} items={context.facts.items ?? []} />
      {isWrong && <p className={scoring.marked}>{words.expects(told(says))}</p>}
      {gives && <p>{words.gives(told(gives))}</p>}
      {why && <p className={scoring.marked}>{why}</p>}
      {example.score === undefined ? (
        <p>{words.expectedNone}</p>
      ) : (
        <NumberField
          label={words.expected}
          value={stated}
          onNumber={(score = 0) =>
            onScore ? onScore(isSame(score) ? (gives?.score ?? score) : score) : setExpected(score)
          }
        />
      )}
      {differs && gives?.score != null && (
        <p role="status" className={scoring.marked}>
          {words.differs(stated, told(gives))}
        </p>
      )}
      <p className={scoring.acts}>
        {onConfirm && (
          <button
            type="button"
            className={scoring.act}
            aria-label={differs ? words.keepOf(title) : words.confirmOf(title)}
            data-confirm
            onClick={(event) => {
              const all = event.currentTarget.closest("section");
              onConfirm(differs ? stated : undefined);
              // To the next one that waits, where there is one.
              focusSoon(() => all?.querySelector<HTMLElement>("[data-confirm]") ?? all);
            }}
          >
            {differs ? words.keep : words.confirm}
          </button>
        )}
        {differs && onConfirm && !onScore && gives && (
          <button
            type="button"
            className={scoring.act}
            aria-label={words.takeOf(told(gives), title)}
            onClick={() => setExpected(undefined)}
          >
            {words.take(told(gives))}
          </button>
        )}
        {onTake && gives && (
          <button type="button" className={scoring.act} aria-label={words.takeOf(told(gives), title)} onClick={onTake}>
            {words.take(told(gives))}
          </button>
        )}
        <button type="button" className={scoring.act} aria-label={words.removeExampleOf(title)} onClick={onDelete}>
          {words.removeExample}
        </button>
      </p>
    </details>
  );
}

type AnswersProps = { readonly answers: Readonly<Record<string, unknown>>; readonly items: readonly FactsOfItem[] };

function AnswersInWords({ answers, items }: AnswersProps) {
  const say = useText();
  const unknown = Object.keys(answers).filter((name) => !items.some((item) => item.name === name));
  const wordsOf = (item: FactsOfItem | undefined, answer: unknown): string => {
    if (answer === undefined) return words.leftOpen;
    if (Array.isArray(answer)) return answer.map((one) => wordsOf(item, one)).join(", ");
    if (typeof answer === "object") return words.declined;
    const option = item?.options.find(({ value }) => value === `${answer}`);
    return option ? say(option.text) : `${answer}`;
  };
  return (
    <dl className={scoring.answers}>
      {items.map((item) => (
        <div key={item.name}>
          <dt>{say(item.title)}</dt>
          <dd>{wordsOf(item, answers[item.name])}</dd>
        </div>
      ))}
      {unknown.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{wordsOf(undefined, answers[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
