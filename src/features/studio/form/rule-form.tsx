import type { ScoringFacts, SuggestedExamples } from "#core/api/studio.ts";
import { isObject } from "#core/shared/is-object.ts";
import { RESULT_PARTS } from "#core/shared/result-parts.ts";
import { placeOf } from "../places/place.tsx";
import { DraftStatus } from "../scoring/draft-status.tsx";
import { ExamplesForm } from "../scoring/examples-form.tsx";
import { namesFor } from "../scoring/names-for.ts";
import { PartsNav } from "../scoring/parts-nav.tsx";
import { PointsGrid } from "../scoring/points-grid.tsx";
import { ResultsForm } from "../scoring/results-form.tsx";
import type { LooseRule, RuleContext } from "../scoring/rule-context.ts";
import { ABOUT, JSON_ONLY, OWN_FORMS } from "../scoring/rule-parts.ts";
import type { Schema } from "../scoring/rule-schema.ts";
import { ObjectFields, SchemaField } from "../scoring/schema-field.tsx";
import scoring from "../scoring/scoring.module.css";
import { SubscalesForm } from "../scoring/subscales-form.tsx";
import type { KnownFacts } from "../scoring/use-scoring-facts.ts";
import { words } from "../scoring/words.ts";
import studio from "../studio.module.css";
import styles from "./edit-form.module.css";
import type { FormEdit } from "./form-edit.ts";

type Props = {
  readonly form: FormEdit;
  readonly json: string;
  readonly schema: Schema;
  readonly facts: KnownFacts;
  readonly suggest: () => Promise<SuggestedExamples>;
  readonly rerun: (rule: string, stop: AbortSignal) => Promise<ScoringFacts>;
};

const EXAMPLES = "rule-examples";

/** The form of the scoring rule: points, subscales, results with their bands, alerts, examples, and where it comes from. */
export function RuleForm({ form, json, schema, facts, suggest, rerun }: Props) {
  const rule = JSON.parse(json) as LooseRule;
  if (!isObject(rule)) return null;
  const context: RuleContext = {
    languages: form.languages,
    edit: (make) => form.edit("rule", make),
    rule,
    schema,
    facts,
    names: namesFor(rule, facts.items ?? []),
  };
  const isWrong = facts.examples?.some(({ isRight }) => !isRight) === true;
  const properties = Object.keys(schema.properties ?? {});
  const own: readonly string[] = [...ABOUT, ...OWN_FORMS, ...RESULT_PARTS, ...Object.keys(JSON_ONLY)];
  const without = (names: readonly string[]) => properties.filter((name) => !names.includes(name));
  return (
    <section aria-label={words.rule} className={scoring.part}>
      <h2>{words.rule}</h2>
      <PartsNav />
      <DraftStatus context={context} />
      {isWrong && (
        <p className={scoring.marked}>
          <a className={scoring.act} href={`#${EXAMPLES}`}>
            {words.examplesWrong(facts.examples?.filter(({ isRight }) => !isRight).length ?? 0)} {words.toExamples}
          </a>
        </p>
      )}
      <section
        className={scoring.part}
        id="rule-points"
        tabIndex={-1}
        {...placeOf(["points"])}
        aria-label={words.points}
      >
        <h3>{words.points}</h3>
        <PointsGrid context={context} />
      </section>
      <section className={scoring.part} id="rule-subscales" tabIndex={-1} aria-label={words.subscales}>
        <h3>{words.subscales}</h3>
        <SubscalesForm context={context} />
      </section>
      <div id="rule-score" tabIndex={-1}>
        <ResultsForm context={context} />
      </div>
      <section className={scoring.part} id="rule-alerts" tabIndex={-1} aria-label={words.alerts}>
        <h3>{words.alerts}</h3>
        <p className={studio.small}>{words.alertsHint}</p>
        <SchemaField
          context={{ ...context, names: [{ name: "score", title: words.score }, ...context.names] }}
          schema={schema.properties?.["alerts"] ?? {}}
          path={["alerts"]}
          value={rule.alerts}
          isHeaded
        />
      </section>
      <section
        className={scoring.part}
        id={EXAMPLES}
        tabIndex={-1}
        {...placeOf(["examples"])}
        aria-label={words.examples}
      >
        <h3>{words.examples}</h3>
        <ExamplesForm context={context} suggest={suggest} rerun={rerun} />
        <DraftStatus context={context} isEnd />
      </section>
      <section className={scoring.part} id="rule-about" tabIndex={-1} aria-label={words.about}>
        <details className={styles.fold}>
          <summary>{words.about}</summary>
          <ObjectFields context={context} schema={schema} path={[]} value={rule} without={without(ABOUT)} />
        </details>
        <details className={styles.fold}>
          <summary>{words.further}</summary>
          <ObjectFields context={context} schema={schema} path={[]} value={rule} without={own} />
        </details>
      </section>
    </section>
  );
}
