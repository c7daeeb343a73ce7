import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GuidanceFile } from "#core/content-model/guidance.ts";
import { translatableFiles } from "../../server/content/check/translatable-texts.ts";
import { parsedFiles, readTexts } from "../../server/content/files/read-files.ts";

/** Ways in which a text has become a script in one product or another. Each calls `window.ran`, or makes an element. */
export const PAYLOADS = [
  "<script>ran(1)</script>",
  "<img src=x onerror=ran(2)>",
  "<svg onload=ran(3)>",
  "<svg><script>ran(4)</script></svg>",
  "<iframe srcdoc='<script>parent.ran(5)</script>'></iframe>",
  "<a href='javascript:ran(6)'>here</a>",
  "[here](javascript:ran(7))",
  "![here](x onerror=ran(8))",
  '"><b onmouseover=ran(9)>b</b>',
  "' autofocus onfocus=ran(10) x='",
  "</title><script>ran(11)</script>",
  "</textarea><script>ran(12)</script>",
  "</script><script>ran(13)</script>",
  "<style>*{background:url(javascript:ran(14))}</style>",
  "<math><mtext><script>ran(15)</script></mtext></math>",
  "<details open ontoggle=ran(16)>d</details>",
  "<template><img src=x onerror=ran(17)></template>",
  "&lt;img src=x onerror=ran(18)&gt;",
  "<!--><script>ran(19)</script>",
  "<object data='javascript:ran(20)'></object>",
];

/**
 * The shipped content in a folder of its own, with every payload at the end of every text people read.
 * What answers and rules are written with stays as it is, and so does a printed legend, which the content
 * check takes as numbers alone.
 */
export async function hostileContent(folder: string): Promise<{ SURVEYS_DIR: string; SCORING_RULES_DIR: string }> {
  cpSync("surveys", join(folder, "surveys"), { recursive: true });
  cpSync("scoring-rules", join(folder, "scoring-rules"), { recursive: true });
  const { texts } = await readTexts({ surveysDir: "surveys", scoringRulesDir: "scoring-rules" });
  const surveys = structuredClone(parsedFiles(texts, "surveys", "surveys").files);
  const rules = structuredClone(parsedFiles(texts, "scoring-rules", "scoring-rules").files);
  const guidance = structuredClone(parsedFiles(texts, "guidance", "surveys/guidance").files);
  const said = translatableFiles(surveys, rules);
  for (const { name, value } of [...surveys, ...rules]) {
    for (const { path, text, isValue } of said.find(({ file }) => file === name)?.texts ?? []) {
      if (!path.endsWith(".legend")) put(value, path, isValue ? { value: text, text: spoil(text) } : spoil(text));
    }
    for (const example of (value as { examples?: { meaning: string }[] }).examples ?? [])
      example.meaning = spoil(example.meaning);
  }
  for (const { value } of guidance)
    for (const entry of (value as GuidanceFile).entries) {
      entry.title = spoil(entry.title);
      entry.text = `Rest a while. Then read ${PAYLOADS.join(" ")}.`;
      if (entry.source)
        entry.source = { ...entry.source, title: spoil(entry.source.title), publisher: spoil(entry.source.publisher) };
      if (entry.suits?.bands) entry.suits.bands = entry.suits.bands.map(spoil);
    }
  for (const { name, value } of [...surveys, ...rules, ...guidance])
    writeFileSync(join(folder, name), JSON.stringify(value));
  return { SURVEYS_DIR: join(folder, "surveys"), SCORING_RULES_DIR: join(folder, "scoring-rules") };
}

function spoil<Words>(text: Words): Words {
  if (typeof text === "string") return `${text} ${PAYLOADS.join(" ")}` as Words;
  const all = Object.entries(text as object).map(([language, words]) => [language, spoil(words)]);
  return Object.fromEntries(all) as Words;
}

/** Puts a value at a path such as `pages[0].elements[1].title`. */
function put(root: unknown, path: string, value: unknown): void {
  const steps = path.split(/\.|\[|\]/).filter((step) => step !== "");
  const last = steps.pop() ?? "";
  const place = steps.reduce((one, step) => (one as Record<string, unknown>)[step], root);
  (place as Record<string, unknown>)[last] = value;
}
