import type { ReactNode } from "react";
import type { Text } from "#core/content-model/text.ts";
import { RESULT_PARTS } from "#core/shared/result-parts.ts";
import { useText } from "../../../ui/language/use-text.ts";
import form from "../form/edit-form.module.css";
import { moveInList } from "../form/json-lists.ts";
import { EntryList } from "../lists/entry-list.tsx";
import { addButtonId } from "../lists/list-buttons.tsx";
import { BandsForm } from "./bands-form.tsx";
import { copiedEntry } from "./copied-entry.ts";
import { FormulaFields } from "./formula-fields.tsx";
import { addResult, type PlacedResult, resultsOf } from "./result-places.ts";
import type { RuleContext } from "./rule-context.ts";
import { addEntry, takeOut } from "./rule-edits.ts";
import { entrySchema, type Schema } from "./rule-schema.ts";
import { ObjectFields, SchemaField } from "./schema-field.tsx";
import scoring from "./scoring.module.css";
import { words } from "./words.ts";

const LIST = "results";

/** The results of a rule: how each is computed, its bands, and how it is shown. */
export function ResultsForm({ context }: { readonly context: RuleContext }) {
  const say = useText();
  const { rule, edit } = context;
  const results = resultsOf(rule);
  const only = results[0]?.formulaAt === "score" ? results[0] : null;
  const nameOf = ({ result: { title } }: PlacedResult) =>
    title === undefined || title === "" ? words.score : say(title as Text);
  return (
    <>
      {only ? (
        <ResultForm
          context={context}
          placed={only}
          index={0}
          heading={words.score}
          label={words.resultOf(words.score)}
        />
      ) : (
        <EntryList
          list={LIST}
          entries={results}
          nameOf={(placed) => words.deleteResult(nameOf(placed))}
          onMove={(from, to) => edit((json) => moveInList(json, [LIST], from, to))}
          onCopy={({ result }, index) => {
            const copy = copiedEntry(
              result,
              results.map((one) => one.result),
            );
            edit((json) => addEntry(json, [LIST], copy, index + 1));
          }}
          onDelete={results.length > 1 ? ({ path }) => edit((json) => takeOut(json, path)) : undefined}
        >
          {(placed, index, buttons) => {
            const label = words.resultOf(nameOf(placed));
            return (
              <ResultForm
                context={context}
                placed={placed}
                index={index}
                heading={results.length > 1 ? label : words.score}
                label={label}
                buttons={buttons}
              />
            );
          }}
        </EntryList>
      )}
      <button
        type="button"
        id={addButtonId(LIST)}
        className={scoring.act}
        onClick={() => edit((json) => addResult(json, rule))}
      >
        {words.addResult}
      </button>
    </>
  );
}

type Props = {
  readonly context: RuleContext;
  readonly placed: PlacedResult;
  readonly index: number;
  readonly heading: string;
  readonly label: string;
  readonly buttons?: ReactNode;
};

/** The form of one result. Only one of a list has a name, a title and buttons of its own. */
function ResultForm({ context, placed, index, heading, label, buttons }: Props) {
  const { schema, facts } = context;
  const { path, formulaAt, result } = placed;
  const own: Schema = formulaAt === "score" ? partsOf(schema) : entrySchema(schema.properties?.[LIST] ?? {});
  const reach = facts.results?.[index];
  const [low, high] = [reach?.scores[0], reach?.scores.at(-1)];
  const at = (property: string) => ({
    context,
    schema: own.properties?.[property] ?? {},
    path: [...path, property],
    value: result[property],
    isRequired: true,
  });
  return (
    <section className={scoring.part} aria-label={label}>
      <h3>{heading}</h3>
      {buttons && (
        <>
          {buttons}
          <SchemaField {...at("name")} />
          <SchemaField {...at("title")} />
        </>
      )}
      <FormulaFields
        context={context}
        label={words.scoreFormula}
        path={[...path, formulaAt]}
        formula={`${result[formulaAt] ?? ""}`}
        reach={low === undefined || high === undefined ? undefined : [low, high]}
      />
      <BandsForm context={context} path={path} result={result} schema={own} reach={reach} />
      <details className={form.fold}>
        <summary>{words.more}</summary>
        <ObjectFields
          context={context}
          schema={own}
          path={path}
          value={result}
          without={["name", "title", "formula", "bands"]}
        />
      </details>
    </section>
  );
}

/** Returns the schema of what a rule with one score says of it at its top. */
function partsOf({ properties = {} }: Schema): Schema {
  const parts = RESULT_PARTS.flatMap((name) => (properties[name] ? [[name, properties[name]] as const] : []));
  return { type: "object", properties: Object.fromEntries(parts), required: ["range"] };
}
