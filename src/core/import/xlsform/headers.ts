/** What a header means: a property, and the language of its words where it names one. */
export type Column = { readonly property: string; readonly language: string; readonly written: string };

/** Words that people read, and pictures and sounds: these may have a language. */
const TRANSLATED: ReadonlySet<string> = new Set([
  ..."label hint guidance_hint constraint_message required_message".split(" "),
  ..."image big_image audio video".split(" "),
]);

/** Other names of properties, in lower case with `_` between words. */
const SAME: Readonly<Record<string, string>> = {
  caption: "label",
  command: "type",
  tag: "name",
  value: "name",
  relevance: "relevant",
  calculate: "calculation",
  read_only: "readonly",
  constraining_message: "constraint_message",
  "jr:constraintmsg": "constraint_message",
  constraintmsg: "constraint_message",
  "jr:requiredmsg": "required_message",
  requiredmsg: "required_message",
  count: "repeat_count",
  "jr:count": "repeat_count",
  listname: "list_name",
  set_form_title: "form_title",
  title: "form_title",
  set_form_id: "form_id",
  id_string: "form_id",
};
/** What may stand before a property: `bind::relevant`. */
const BEFORE: ReadonlySet<string> = new Set(["bind", "control", "body", "media"]);

/**
 * Reads a header: case and blanks do not count, and a language stands behind `::`, or behind `:` in older forms.
 * @param hasDoubleColon whether any header of the sheet has `::`, so that a single colon divides nothing
 */
export function columnOf(written: string, sheet: string, hasDoubleColon: boolean): Column {
  const parts = written.split(written.includes("::") || hasDoubleColon ? "::" : ":").map((part) => part.trim());
  if (BEFORE.has(folded(parts[0] ?? "")) && parts.length > 1) parts.shift();
  // `jr:constraintMsg` with a single colon between all of its parts.
  if (folded(parts[0] ?? "") === "jr" && parts.length > 1) parts.splice(0, 2, `jr:${parts[1]}`);
  const [first = "", ...rest] = parts;
  const property = SAME[folded(first)] ?? folded(first);
  const isSetting = sheet === "settings" && (property === "name" || property === "label");
  if (rest.length === 0 || isSetting) return { property, language: "", written };
  if (TRANSLATED.has(property)) return { property, language: rest.join(" ").trim(), written };
  // Such as `instance::custom`: none of the properties that are read.
  return { property: `${property}::${folded(rest.join("::"))}`, language: "", written };
}

const folded = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, "_");
