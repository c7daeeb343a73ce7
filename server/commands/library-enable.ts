import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { meantHint } from "#core/content-check/nearest-name.ts";
import type { Kit } from "#core/content-model/kit.ts";
import { isAsPublished } from "#core/kits/compare-wording.ts";
import { comparisonInWords } from "#core/kits/comparison-in-words.ts";
import { textOfWording } from "#core/kits/text-of-wording.ts";
import { WordingError } from "#core/kits/wording-error.ts";
import { contentText } from "#core/shared/print-json.ts";
import { textOf } from "#core/shared/text-of.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { issuesText } from "../content/check/report.ts";
import { checkBeside } from "../content/files/check-pairs.ts";
import { writeTexts } from "../content/files/write-files.ts";
import { enableWording } from "../content/kits/enable-wording.ts";
import { readLibrary } from "../content/kits/read-library.ts";
import { defineCommand, WrongCall } from "./command-line.ts";
import { versionBeside } from "./version-beside.ts";

const help = `
Makes a scale of the library in your wording: surveys/<id>.json and scoring-rules/<id>.json. The wording is a text
file in UTF-8: the instruction, then one item a line, the line "options:", then one option a line. "# es" starts a
language, and blank lines are ignored. Each line is compared with the published form. Exit code 0: all as published;
2: some lines differ, and the bands of the original are left out; 1: the file cannot be used, and nothing is written.

  --wording <file>     the wording
  --out <folder>       writes into its folders "surveys" and "scoring-rules" instead of those of the site
  --because <reason>   why the bands of the original apply to a wording that differs
  --confirm <name>     says, by your name, that the conditions of the owner are met; kept in the rule

Example: npm run keepwell -- library:enable phq-9 --wording phq-9.txt
`;

export const command = defineCommand({
  name: "library:enable",
  summary: "makes a scale of the library in your wording",
  usage: "<id> --wording <file> [--out <folder>] [--because <reason>] [--confirm <name>]",
  help,
  options: {
    wording: { type: "string" },
    out: { type: "string" },
    because: { type: "string" },
    confirm: { type: "string" },
  },
  takes: ["id of the scale"],
  async run({ wording, out, because: reason, confirm }, id = "") {
    if (wording === undefined) throw new WrongCall("--wording is missing.");
    const config = readConfig(process.env);
    const kit = await kitOf(config.surveysDir, id);
    const [because, by] = [reason?.trim() || undefined, confirm?.trim() || undefined];
    const on = new Date().toISOString().slice(0, "2026-11-24".length);
    const made = await enabled(kit, wording, { because, confirmed: by ? { by, on } : undefined });
    for (const one of made.compared) console.log(comparisonInWords(kit, one, because, ", with --because"));
    requireConfirmed(kit, by);

    const own =
      out === undefined ? config : { surveysDir: join(out, "surveys"), scoringRulesDir: join(out, "scoring-rules") };
    const version = await versionBeside(own, made);
    const texts = new Map([
      [`surveys/${id}`, contentText(made.survey)],
      [`scoring-rules/${id}`, contentText({ ...made.rule, version })],
    ]);
    const { issues } = await checkBeside(texts, own, config);
    if (issues.length > 0) throw new CommandError(issuesText(issues));
    await writeTexts(texts, own).catch((error: NodeJS.ErrnoException) => {
      throw new CommandError(`${error.path ?? "The files"} cannot be written: ${error.code}.`);
    });
    for (const folder of [own.surveysDir, own.scoringRulesDir])
      console.log(`Wrote ${relative(process.cwd(), join(folder, `${id}.json`))}`);
    for (const note of kit.notes ?? []) console.log(`Note: ${note}`);
    if (!made.compared.every(isAsPublished)) process.exitCode = 2;
  },
});

/** @throws CommandError when the library has no such kit, with the reason where it is known */
async function kitOf(surveysDir: string, id: string): Promise<Kit> {
  const { kits, listed, issues } = await readLibrary(surveysDir);
  const kit = kits.find((one) => one.id === id);
  if (kit) return kit;
  const own = issues.filter(({ file }) => file?.endsWith(`/${id}.json`));
  if (own.length > 0) throw new CommandError(issuesText(own));
  const known = listed.find((one) => one.id === id);
  if (known) throw new CommandError(`${known.name} cannot be enabled. ${known.reason} ${known.terms}`);
  const ids = kits.map((one) => one.id);
  throw new CommandError(`The library has no "${id}". ${meantHint(id, ids)} library:list shows all.`);
}

async function enabled(kit: Kit, file: string, given: Parameters<typeof enableWording>[2]) {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === "ENOENT" ? `There is no file ${file}.` : `${file} cannot be read: ${error.code}.`,
    );
  });
  try {
    return enableWording(kit, textOfWording(bytes), given);
  } catch (error) {
    if (error instanceof WordingError) throw new CommandError(`${file}: ${error.message}`);
    throw error;
  }
}

function requireConfirmed({ name, terms: { conditions, summary } }: Kit, by: string | undefined): void {
  if (!conditions || by) return;
  const lines = conditions.map((condition) => `  ${textOf(condition)}`);
  throw new CommandError(
    [
      `${textOf(summary)}`,
      `To enable ${name}, confirm with --confirm "your name":`,
      ...lines,
      "Nothing was written.",
    ].join("\n"),
  );
}
