import { useEffect, useState } from "react";
import type { BenchReply } from "#core/api/studio.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { StudioCalls } from "../../../api/studio.ts";
import type { SurveyRun } from "../../../survey-view/survey-run.ts";
import { useRun } from "../../../survey-view/use-run.ts";
import { NumberField } from "../scoring/number-field.tsx";
import { sentenceOf } from "../sentence-of.ts";
import styles from "../studio.module.css";
import type { Workspace } from "../use-workspace.ts";
import { words } from "../words.ts";
import { BenchResult } from "./bench-result.tsx";

type Props = {
  readonly calls: StudioCalls;
  readonly workspace: Workspace;
  readonly run: SurveyRun;
  /** Results of other scales that the chosen example uses. */
  readonly stored: Readonly<Record<string, number>>;
  readonly numbers: Readonly<Record<string, string>>;
};

/** In milliseconds. */
const PAUSE = 200;

/** Shows how the current rule scores the answers. The server computes it, because only the server scores rules. */
export function Bench({ calls, workspace, run, stored, numbers }: Props) {
  const { draft, scale } = workspace;
  const changes = useRun(run, (state) => state.changes);
  const [given, setGiven] = useState<Readonly<Record<string, number>>>({});
  const [reply, setReply] = useState<BenchReply | null>(null);
  const reads = readsIn(draft.rule);
  const results = JSON.stringify(Object.fromEntries(reads.map((name) => [name, given[name] ?? stored[name] ?? 0])));

  useEffect(() => {
    const giveUp = new AbortController();
    const soon = setTimeout(() => {
      calls.bench(scale.id, draft, run.askedAnswers(), JSON.parse(results), giveUp.signal).then(
        (found) => giveUp.signal.aborted || setReply(found),
        (error: Error) => giveUp.signal.aborted || setReply({ working: null, why: sentenceOf(error) }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(soon);
      giveUp.abort();
    };
  }, [calls, scale.id, draft, run, changes, results]);

  return (
    <section aria-label={words.bench}>
      <h2>{words.bench}</h2>
      <p className={styles.small}>{words.benchHint}</p>
      {reads.map((name) => (
        <NumberField
          key={name}
          label={words.storedResult(name)}
          value={given[name] ?? stored[name] ?? 0}
          onNumber={(value = 0) => setGiven((before) => ({ ...before, [name]: value }))}
          mayBeEmpty
        />
      ))}
      {reply?.working ? (
        <BenchResult explanation={reply.working} ruleJson={draft.rule} alerts={reply.alerts ?? []} numbers={numbers} />
      ) : (
        <p role="status">{reply && `${words.noScore} ${reply.why ?? ""}`}</p>
      )}
    </section>
  );
}

function readsIn(json: string): string[] {
  try {
    const { reads } = JSON.parse(json) as Partial<ScoringRule>;
    return Array.isArray(reads) ? reads.flatMap((read) => (typeof read?.name === "string" ? [read.name] : [])) : [];
  } catch {
    return [];
  }
}
