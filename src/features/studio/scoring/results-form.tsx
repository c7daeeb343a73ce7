import type { Text } from "#core/content-model/text.ts";
import { RESULT_PARTS } from "#core/shared/result-parts.ts";
import { useText } from "../../../ui/language/use-text.ts";
import { addButtonId, ListButtons } from "../fields/list-buttons.tsx";
import form from "../form/edit-form.module.css";
import { moveInList } from "../form/json-lists.ts";
import { BandsForm } from "./bands-form.tsx";
import { copiedEntry } from "./copied-entry.ts";
import { FormulaFields } from "./formula-fields.tsx";
import { addResult, resultsOf } from "./result-places.ts";
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
  const { rule, schema, edit, facts } = context;
  const results = resultsOf(rule);
  const listed = entrySchema(schema.properties?.[LIST] ?? {});
  return (
    <>
      {results.map(({ path, formulaAt, result }, index) => {
        const own: Schema = formulaAt === "score" ? partsOf(schema) : listed;
        const reach = facts.results?.[index];
        const [low, high] = [reach?.scores[0], reach?.scores.at(-1)];
        const title = result["title"] as Text | undefined;
        const name = formulaAt === "score" || title === undefined || title === "" ? words.score : say(title);
        const at = (property: string) => ({
          context,
          schema: own.properties?.[property] ?? {},
          path: [...path, property],
          value: result[property],
          isRequired: true,
        });
        return (
          <section key={index} className={scoring.part} aria-label={words.resultOf(name)}>
            <h3>{results.length > 1 ? words.resultOf(name) : words.score}</h3>
            {formulaAt === "formula" && (
              <>
                <ListButtons
                  list={LIST}
                  name={words.deleteResult(name)}
                  index={index}
                  count={results.length}
                  onMove={(to) => edit((json) => moveInList(json, [LIST], index, to))}
                  onCopy={() =>
                    edit((json) =>
                      addEntry(
                        json,
                        [LIST],
                        copiedEntry(
                          result,
                          results.map((one) => one.result),
                        ),
                        index + 1,
                      ),
                    )
                  }
                  {...(results.length > 1 ? { onDelete: () => edit((json) => takeOut(json, path)) } : {})}
                />
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
      })}
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

/** Returns the schema of what a rule with one score says of it at its top. */
function partsOf({ properties = {} }: Schema): Schema {
  const parts = RESULT_PARTS.flatMap((name) => (properties[name] ? [[name, properties[name]] as const] : []));
  return { type: "object", properties: Object.fromEntries(parts), required: ["range"] };
}
