import { useState } from "react";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Text } from "#core/content-model/text.ts";
import { InputField } from "../../../ui/field.tsx";
import { useText } from "../../../ui/language/use-text.ts";
import { openSoon } from "../fields/focus-soon.ts";
import { moveInList } from "../form/json-lists.ts";
import { EntryList } from "../lists/entry-list.tsx";
import { freshName } from "../lists/fresh-name.ts";
import { addButtonId } from "../lists/list-buttons.tsx";
import studio from "../studio.module.css";
import { copiedEntry, namesOf } from "./copied-entry.ts";
import { EntryFold, entryId } from "./entry-fold.tsx";
import { FormulaFields } from "./formula-fields.tsx";
import { LABELS } from "./property-words.ts";
import { renameInFormulas } from "./rename-in-formulas.ts";
import { entriesIn, type RuleContext } from "./rule-context.ts";
import { addEntry, inTurn, putValue, takeOut } from "./rule-edits.ts";
import { entrySchema } from "./rule-schema.ts";
import { SchemaField } from "./schema-field.tsx";
import scoring from "./scoring.module.css";
import { words } from "./words.ts";

type Subscore = NonNullable<ScoringRule["subscores"]>[number];
const LIST = "subscores";

/** The subscales: each with its name, its title and the questions that are ticked. */
export function SubscalesForm({ context }: { readonly context: RuleContext }) {
  const say = useText();
  const { edit, rule, schema, names } = context;
  const subscores = entriesIn<Subscore>(rule.subscores);
  const title = entrySchema(schema.properties?.[LIST] ?? {}).properties?.["title"] ?? {};
  const nameOf = ({ name = "", title: own }: Partial<Subscore>) =>
    own === undefined ? name : `${say(own as Text)} (${name})`;
  return (
    <>
      <p className={studio.small}>{words.subscalesHint}</p>
      <EntryList
        list={LIST}
        entries={subscores}
        nameOf={(subscore, index) => `${words.subscale(index + 1)}, ${nameOf(subscore)}`}
        onMove={(from, to) => edit((json) => moveInList(json, [LIST], from, to))}
        onCopy={(subscore, index) => {
          edit((json) => addEntry(json, [LIST], copiedEntry(subscore, names), index + 1));
          openSoon(entryId(LIST, index + 1));
        }}
        onDelete={(_, index) => edit((json) => takeOut(json, subscores.length === 1 ? [LIST] : [LIST, index]))}
      >
        {(subscore, index, buttons) => {
          const { name = "", expression = "" } = subscore;
          const path = [LIST, index];
          return (
            <EntryFold
              id={entryId(LIST, index)}
              path={path}
              summary={nameOf(subscore) || words.subscale(index + 1)}
              buttons={buttons}
            >
              <NameField
                key={name}
                name={name}
                isTaken={(other) => names.some((one) => one.name === other)}
                onName={(next) =>
                  edit((json) =>
                    inTurn(
                      json,
                      (text) => putValue(text, [...path, "name"], next),
                      (text) => renameInFormulas(text, name, next),
                    ),
                  )
                }
              />
              <SchemaField context={context} schema={title} path={[...path, "title"]} value={subscore.title} />
              <FormulaFields
                context={context}
                label={words.formula}
                path={[...path, "expression"]}
                formula={expression}
                without={[name]}
              />
            </EntryFold>
          );
        }}
      </EntryList>
      <button
        type="button"
        id={addButtonId(LIST)}
        className={scoring.act}
        onClick={() => {
          edit((json) => addEntry(json, [LIST], { name: freshName("part", namesOf(names), ""), expression: "sum()" }));
          openSoon(entryId(LIST, subscores.length));
        }}
      >
        {words.addSubscale}
      </button>
    </>
  );
}

type NameProps = {
  readonly name: string;
  readonly isTaken: (name: string) => boolean;
  readonly onName: (name: string) => void;
};

/** The name is taken over once the field is left, because formulas change with it. */
function NameField({ name, isTaken, onName }: NameProps) {
  const [typed, setTyped] = useState(name);
  // Braces stand around a name in a formula, and are no part of it.
  const next = typed.replace(/[{}]/g, "").trim();
  const wrong = next !== name && isTaken(next);
  return (
    <InputField
      label={LABELS["name"] ?? ""}
      hint={words.nameHint}
      error={wrong ? words.nameTaken : undefined}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (wrong) return;
        setTyped(next === "" ? name : next);
        if (next !== "" && next !== name) onName(next);
      }}
    />
  );
}
