import { TO_CONFIRM, unwritten } from "#core/shared/to-confirm.ts";
import { placeOf } from "../places/place.tsx";
import type { LooseExample } from "./loose-example.ts";
import { LABELS } from "./property-words.ts";
import { entriesIn, type RuleContext } from "./rule-context.ts";
import { takeOut } from "./rule-edits.ts";
import scoring from "./scoring.module.css";
import { words } from "./words.ts";

type Props = {
  readonly context: RuleContext;
  /** True behind the examples: it is shown there once nothing is lacking, since they are confirmed last. */
  readonly isEnd?: boolean;
};

/** Shows what a draft lacks before it can be published, or the button that makes it a rule. */
export function DraftStatus({ context: { rule, facts, edit }, isEnd = false }: Props) {
  if (rule.status !== "draft") return null;
  const examples = [...entriesIn<LooseExample>(rule.examples), ...entriesIn<LooseExample>(rule.withoutScore)];
  const open = examples.filter(({ title }) => `${title}`.startsWith(TO_CONFIRM)).length;
  const wrong = facts.examples?.filter(({ isRight }) => !isRight).length ?? 0;
  const lacks = [
    ...(`${rule.instrument?.source ?? ""}`.trim() === "" ? [words.lacksSource] : []),
    ...unwritten(rule).map((path) => words.lacksText(LABELS[path.split(".").at(-1) ?? ""] ?? path)),
    ...(examples.length === 0 ? [words.lacksExamples] : []),
    ...(open > 0 ? [words.lacksConfirming(open)] : []),
    ...(wrong > 0 ? [words.lacksRight(wrong)] : []),
  ];
  if (isEnd && lacks.length > 0) return null;
  return (
    <div className={scoring.marked} tabIndex={-1} {...(isEnd ? {} : placeOf(["status"]))}>
      <p>{words.draft}</p>
      {lacks.length > 0 ? (
        <>
          <p>{words.lacks}</p>
          <ul>
            {lacks.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{words.ready}</p>
          <button type="button" className={scoring.act} onClick={() => edit((json) => takeOut(json, ["status"]))}>
            {words.publishable}
          </button>
        </>
      )}
    </div>
  );
}
