import type { Text } from "#core/content-model/text.ts";
import { TO_CONFIRM, unwritten } from "#core/shared/to-confirm.ts";
import { useText } from "../../../ui/language/use-text.ts";
import { placeOf } from "../places/place.tsx";
import type { LooseExample } from "./loose-example.ts";
import { CHOICES, LABELS } from "./property-words.ts";
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
  const say = useText();
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
  const asksDirection = (rule.toConfirm ?? []).length > 0;
  const bands = entriesIn<{ readonly meaning: Text; readonly tone: string }>(rule.bands).map(
    ({ meaning = "", tone = "" }) => words.bandAndTone(say(meaning), tone),
  );
  if (isEnd && lacks.length > 0) return null;
  return (
    <div className={scoring.marked} tabIndex={-1} {...(isEnd ? {} : placeOf(["status"]))}>
      <p>{words.draft}</p>
      {lacks.length > 0 || asksDirection ? (
        <>
          <p>{words.lacks}</p>
          <ul>
            {lacks.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {asksDirection && (
              <li>
                {words.lacksDirection(CHOICES[`${rule.gauge?.better}`], bands)}{" "}
                <button
                  type="button"
                  className={scoring.act}
                  onClick={() => edit((json) => takeOut(json, ["toConfirm"]))}
                >
                  {words.directionIsRight}
                </button>
              </li>
            )}
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
