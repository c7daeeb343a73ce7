import { useEffect, useState } from "react";
import type { ScoringFacts, SuggestedExamples } from "#core/api/studio.ts";
import { TO_CONFIRM } from "#core/shared/to-confirm.ts";
import { sentenceOf } from "../sentence-of.ts";
import studio from "../studio.module.css";
import { acceptOutcome, confirmExample } from "./example-edits.ts";
import { ExampleView } from "./example-view.tsx";
import type { LooseExample } from "./loose-example.ts";
import { type Proposal, proposedAnew, ruleWith } from "./proposals.ts";
import { entriesIn, type RuleContext } from "./rule-context.ts";
import { addEntry, putValue, takeOut } from "./rule-edits.ts";
import scoring from "./scoring.module.css";
import { words } from "./words.ts";

type Props = {
  readonly context: RuleContext;
  readonly suggest: () => Promise<SuggestedExamples>;
  /** Scores the examples of a rule, given as its text. */
  readonly rerun: (rule: string, stop: AbortSignal) => Promise<ScoringFacts>;
};

/** How long an editor pauses before the proposals are scored again, in milliseconds. */
const PAUSE = 350;

/** The worked examples: what each says and what the rule gives, and those that the machine proposes. */
export function ExamplesForm({ context, suggest, rerun }: Props) {
  const { rule, edit, facts } = context;
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);
  const [said, setSaid] = useState<readonly string[]>([]);
  const [isLooking, setIsLooking] = useState(false);
  const asked = proposals.length > 0 ? ruleWith(rule, proposals) : null;
  useEffect(() => {
    if (asked === null) return;
    const giveUp = new AbortController();
    const soon = setTimeout(() => {
      rerun(asked, giveUp.signal).then(
        ({ examples }) => {
          if (giveUp.signal.aborted || !examples) return;
          const anew = proposedAnew(rule, proposals, examples);
          if (JSON.stringify(anew) !== JSON.stringify(proposals)) setProposals(anew);
        },
        // The check of the draft says when the server cannot be reached.
        () => {},
      );
    }, PAUSE);
    return () => {
      clearTimeout(soon);
      giveUp.abort();
    };
  }, [asked]);
  const listed = (["examples", "withoutScore"] as const).flatMap((list) =>
    entriesIn<LooseExample>(rule[list]).map((example, index) => ({ list, index, example })),
  );
  const outcomeOf = (place: number) => {
    const found = facts.examples?.[place];
    return found && found.title === listed[place]?.example.title ? found : undefined;
  };
  const wrong = listed.filter((_, place) => outcomeOf(place)?.isRight === false).length;
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
        const outcome = outcomeOf(place);
        const isOpen = title.startsWith(TO_CONFIRM);
        const isWrong = outcome?.isRight === false;
        return (
          <ExampleView
            key={`${list}${index}`}
            path={[list, index]}
            context={context}
            example={example}
            title={title.replace(TO_CONFIRM, "")}
            isOpen={isOpen || isWrong}
            standing={isWrong ? words.comesOut : isOpen ? words.toConfirm : words.confirmed}
            gives={outcome?.got ?? null}
            why={outcome?.why ?? null}
            isWrong={isWrong}
            onConfirm={
              isOpen && !isWrong ? () => edit((json) => confirmExample(json, [list, index], title)) : undefined
            }
            onScore={
              list === "examples" ? (score) => edit((json) => putValue(json, [list, index, "score"], score)) : undefined
            }
            onTake={
              isWrong && outcome.got && list === "examples" && outcome.got.score !== null
                ? () => edit((json) => acceptOutcome(json, [list, index], example, outcome.got))
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
