import type { Kit } from "#core/content-model/kit.ts";
import { textOf } from "#core/shared/text-of.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { issuesText } from "../content/check/report.ts";
import { type Library, readLibrary } from "../content/kits/read-library.ts";
import { defineCommand } from "./command-line.ts";

const help = `
Lists the published scales that the library knows: their items and terms, whether they can be enabled, and otherwise
why not. The library holds no wording; library:enable takes yours.
`;

export const command = defineCommand({
  name: "library:list",
  summary: "lists the scales that can be enabled with your wording",
  usage: "",
  help,
  options: {},
  takes: [],
  async run() {
    const { kits, listed, issues } = await readLibrary(readConfig(process.env).surveysDir);
    if (issues.length > 0) throw new CommandError(issuesText(issues));
    console.log([...kits.map(ofKit), ...listed.map(ofListed)].join("\n\n"));
  },
});

function ofKit({ id, name, items, terms, forms, notes = [] }: Kit): string {
  const extra = items.filter((item) => "extra" in item).length;
  const count = `${items.length - extra}${extra > 0 ? ` + ${extra}` : ""}`;
  const languages = [...new Set(forms.map(({ language }) => language))];
  const known = languages.length > 0 ? `compared in: ${languages.join(", ")}` : "no published form to compare with";
  const conditions = (terms.conditions ?? []).map((condition) => `\n  To confirm: ${textOf(condition)}`);
  return [
    `${id}: ${name}, ${count === "1" ? "1 item" : `${count} items`}. Can be enabled; ${known}.`,
    `\n  Terms: ${textOf(terms.summary)}`,
    ...conditions,
    ...notes.map((note) => `\n  Note: ${note}`),
  ].join("");
}

function ofListed({ id, name, items, terms, reason }: Library["listed"][number]): string {
  const count = items === undefined ? "" : `, ${items === 1 ? "1 item" : `${items} items`}`;
  return `${id}: ${name}${count}. Cannot be enabled: ${reason}\n  Terms: ${terms}`;
}
