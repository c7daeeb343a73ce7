import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { applyEdits, type FormattingOptions, modify } from "jsonc-parser";
import { contentText } from "#core/shared/print-json.ts";
import { TO_CONFIRM } from "#core/shared/to-confirm.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { defineCommand } from "./command-line.ts";
import { examplesOfFiles } from "./examples-of-files.ts";

const help = `
Finds answers for the examples that the content check asks for and the rule lacks: the lowest and the highest score,
both sides of every border, each alert raised and not, and both sides of the limit of what may be left open. It adds
them to scoring-rules/<id>.json, each with the score that the rule gives and "${TO_CONFIRM.trim()}" before its title.
An example proves nothing until a person has worked it out by hand: do that, then take these words away.

  --print   prints them and writes nothing

Example: npm run keepwell -- scale:examples small-joys
`;

const FORMAT: FormattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };

export const command = defineCommand({
  name: "scale:examples",
  summary: "finds answers for the examples that a rule lacks",
  usage: "<id> [--print]",
  help,
  options: { print: { type: "boolean" } },
  takes: ["id of the scale"],
  async run({ print = false }, id = "") {
    const folders = readConfig(process.env);
    const { examples, withoutScore, notFound } = await examplesOfFiles(folders, id);
    for (const why of notFound) console.error(`Found no answers for: ${why}`);
    const lists = { examples, withoutScore };
    if (print) return void process.stdout.write(contentText(lists));
    const added = examples.length + withoutScore.length;
    if (added === 0) return console.error("The check asks for no further example.");
    const file = join(folders.scoringRulesDir, `${id}.json`);
    let text = await readFile(file, "utf8");
    for (const [list, found] of Object.entries(lists)) {
      for (const example of found) {
        const edits = modify(text, [list, -1], example, { formattingOptions: FORMAT, isArrayInsertion: true });
        text = applyEdits(text, edits);
      }
    }
    await writeFile(file, text);
    const count = `${added} ${added === 1 ? "example" : "examples"}`;
    console.log(`Added ${count} to ${relative(process.cwd(), file)}. Work each out by hand, and confirm it.`);
    if (notFound.length > 0) throw new CommandError("Some are still missing; write them by hand.");
  },
});
