import type { JSONPath } from "jsonc-parser";
import type { Consequences } from "#core/api/studio.ts";
import { TO_CONFIRM } from "#core/shared/to-confirm.ts";
import type { TextEdit } from "../form/text-edit.ts";
import type { LooseExample } from "./loose-example.ts";
import { inTurn, putValue } from "./rule-edits.ts";

/** What an example comes to. */
type Outcome = NonNullable<Consequences["examples"][number]["got"]>;

/** Takes away the words that say that an example is not confirmed. */
export const confirmExample = (text: string, path: JSONPath, title: string): TextEdit[] =>
  putValue(text, [...path, "title"], title.replace(TO_CONFIRM, ""));

/** Writes what the rule gives into an example that said otherwise, and takes it as confirmed. */
export function acceptOutcome(text: string, path: JSONPath, example: LooseExample, got: Outcome | null): TextEdit[] {
  if (!got) return [];
  const put = (name: string, value: unknown) => (json: string) => putValue(json, [...path, name], value);
  const title = `${example.title ?? ""}`;
  return inTurn(
    text,
    (json) => confirmExample(json, path, title),
    put("score", got.score),
    put("meaning", got.meaning === "" ? undefined : got.meaning),
    ...Object.entries(got.results).map(
      ([name, value]) =>
        (json: string) =>
          putValue(json, [...path, "results", name], value),
    ),
    ...(got.alerts.join() === (example.alerts ?? []).join()
      ? []
      : [put("alerts", got.alerts.length > 0 ? got.alerts : undefined)]),
    // With another score the numbers on the way are others too, and an example need not state them.
    ...(got.score === example.score || example.subscores === undefined ? [] : [put("subscores", undefined)]),
  );
}
