import { useState } from "react";
import type { SuggestedExamples } from "#core/api/studio.ts";
import type { ExampleWithoutScore } from "#core/content-model/scoring-rule.ts";
import { TO_CONFIRM } from "#core/shared/to-confirm.ts";
import { sentenceOf } from "../sentence-of.ts";
import studio from "../studio.module.css";
import { acceptOutcome, confirmExample } from "./example-edits.ts";
import { ExampleView } from "./example-view.tsx";
import type { LooseExample } from "./loose-example.ts";
import { entriesIn, type RuleContext } from "./rule-context.ts";
import { addEntry, putValue, takeOut } from "./rule-edits.ts";
import scoring from "./scoring.module.css";
import { words } from "./words.ts";

export type ExampleList = "examples" | "withoutScore";

type Props = { readonly context: RuleContext; readonly suggest: () => Promise<SuggestedExamples> };
type Proposal = { readonly list: ExampleList; readonly example: ExampleWithoutScore & { readonly score?: number } };

/** The worked examples: what each says and what the rule gives, and those that the machine proposes. */
export function ExamplesForm({ context, suggest }: Props) {
  const { rule, edit, facts } = context;
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);
  const [said, setSaid] = useState<readonly string[]>([]);
  const [isLooking, setIsLooking] = useState(false);
  const listed = (["examples", "withoutScore"] as const).flatMap((list) =>
    entriesIn<LooseExample>(rule[list]).map((example, index) => ({ list, index, example })),
  );
  const rerunOf = (place: number) => {
    const rerun = facts.examples?.[place];
    return rerun && rerun.title === listed[place]?.example.title ? rerun : undefined;
  };
  const wrong = listed.filter((_, place) => rerunOf(place)?.isRight === false).length;
  const settle = (done: Proposal) => {
    const left = proposals.filter((one) => one !== done);
    setProposals(left);
    if (left.length === 0) setSaid([]);
  };
  const find = () => {
    setIsLooking(true);
    setSaid([]);
    suggest().then(
      ({ examples, withoutScore, notFound, why }) => {
        setIsLooking(false);
        setProposals([
          ...examples.map((example): Proposal => ({ list: "examples", example })),
          ...withoutScore.map((example): Proposal => ({ list: "withoutScore", example })),
        ]);
        const count = examples.length + withoutScore.length;
        if (why !== null) return setSaid([words.notLooked(why)]);
        setSaid([
          ...(count > 0 ? [words.found(count)] : notFound.length > 0 ? [] : [words.foundNone]),
          ...notFound.map(words.notFound),
        ]);
      },
      (error: Error) => {
        setIsLooking(false);
        setSaid([sentenceOf(error)]);
      },
    );
  };
  return (
    <>
      <p className={studio.small}>{words.examplesHint}</p>
      <div role="status">
        {facts.examples && listed.length > 0 && (
          <p className={wrong > 0 ? scoring.marked : studio.small}>
            {wrong > 0 ? words.examplesWrong(wrong) : words.examplesRight(listed.length)}
          </p>
        )}
        {isLooking && <p>{words.finding}</p>}
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <button type="button" className={scoring.act} aria-disabled={isLooking} onClick={() => isLooking || find()}>
        {words.find}
      </button>
      {proposals.map((proposal) => {
        const { list, example } = proposal;
        const title = example.title.replace(TO_CONFIRM, "");
        return (
          <ExampleView
            key={title}
            context={context}
            example={example}
            title={title}
            isOpen
            standing={words.proposed}
            gives={{ score: example.score ?? null, meaning: meaningOf(example), alerts: example.alerts ?? [] }}
            onConfirm={(score) => {
              edit((json) => addEntry(json, [list], { ...example, title, ...(score === undefined ? {} : { score }) }));
              settle(proposal);
            }}
            onDelete={() => settle(proposal)}
          />
        );
      })}
      {listed.map(({ list, index, example }, place) => {
        const title = `${example.title ?? ""}`;
        const rerun = rerunOf(place);
        const isOpen = title.startsWith(TO_CONFIRM);
        const isWrong = rerun?.isRight === false;
        return (
          <ExampleView
            key={`${list}${index}`}
            path={[list, index]}
            context={context}
            example={example}
            title={title.replace(TO_CONFIRM, "")}
            isOpen={isOpen || isWrong}
            standing={isWrong ? words.comesOut : isOpen ? words.toConfirm : words.confirmed}
            gives={rerun?.got ?? null}
            why={rerun?.why ?? null}
            isWrong={isWrong}
            onConfirm={
              isOpen && !isWrong ? () => edit((json) => confirmExample(json, [list, index], title)) : undefined
            }
            onScore={
              list === "examples" ? (score) => edit((json) => putValue(json, [list, index, "score"], score)) : undefined
            }
            onTake={
              isWrong && rerun.got && list === "examples" && rerun.got.score !== null
                ? () => edit((json) => acceptOutcome(json, [list, index], example, rerun.got))
                : undefined
            }
            onDelete={() =>
              edit((json) =>
                takeOut(json, list === "withoutScore" && entriesIn(rule[list]).length === 1 ? [list] : [list, index]),
              )
            }
          />
        );
      })}
    </>
  );
}

const meaningOf = (example: object): string => ("meaning" in example ? `${example.meaning}` : "");
