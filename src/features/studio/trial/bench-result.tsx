import type { Explanation } from "#core/api/explanation.ts";
import type { RaisedAlert } from "#core/content-model/alerts.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Text } from "#core/content-model/text.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { readWrittenRule } from "#core/shared/written-rule.ts";
import { useText } from "../../../ui/language/use-text.ts";
import { words } from "../words.ts";
import { BenchItems } from "./bench-items.tsx";
import { BenchPart } from "./bench-part.tsx";

type Props = {
  readonly explanation: Explanation;
  readonly ruleJson: string;
  readonly alerts?: readonly RaisedAlert[];
  /** The numbers to call, by the names under which alerts name them. */
  readonly numbers: Readonly<Record<string, string>>;
};

/** Shows the alerts raised, the score, each further result, and each item's points. */
export function BenchResult({ explanation, ruleJson, alerts = [], numbers }: Props) {
  const say = useText();
  const { items, results = [] } = explanation;
  const rule = ruleIn(ruleJson);
  return (
    <>
      {alerts.length > 0 && <RaisedAlerts {...{ alerts, numbers }} />}
      {results.length > 0 && explanation.main && <h3>{say(explanation.main)}</h3>}
      <BenchPart name={say(explanation.main ?? explanation.title)} explained={explanation} part={rule} />
      {results.map((result) => (
        <section key={result.name}>
          <h3>{say(result.title)}</h3>
          <BenchPart
            name={say(result.title)}
            explained={result}
            part={rule?.further?.find(({ name }) => name === result.name) ?? null}
          />
        </section>
      ))}
      <BenchItems items={items} counts={results.length === 0 ? explanation.filled?.value : undefined} />
    </>
  );
}

function RaisedAlerts({ alerts, numbers }: Required<Pick<Props, "alerts" | "numbers">>) {
  const say = useText();
  const filled = (words: Text) => fillIn(say(words), numbers);
  return (
    <>
      <h3>{words.alertsRaised}</h3>
      <ul>
        {alerts.map(({ name, say: told, talk }) => (
          <li key={name}>
            {filled(told)} {talk && filled(talk)} <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the rule, which has produced a result and so can be read, unless it was edited since. */
function ruleIn(json: string): ScoringRule | null {
  try {
    return readWrittenRule(JSON.parse(json)).rule as ScoringRule;
  } catch {
    return null;
  }
}
