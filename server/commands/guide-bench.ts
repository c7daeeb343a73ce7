import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type MessageCase, type QuestionCase, readCases, type SentenceCase } from "../coach/measure/cases.ts";
import { findingLines } from "../coach/measure/finding-lines.ts";
import { measureMessages } from "../coach/measure/measure-messages.ts";
import { type Grade, gradeLines, repliesTo } from "../coach/measure/measure-questions.ts";
import { measureSentences } from "../coach/measure/measure-sentences.ts";
import { memoryUsed } from "../coach/measure/memory-used.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { loadContent } from "../content/files/load.ts";
import { createReplies } from "../guidance/reply.ts";
import { createMeaning } from "../meaning/meaning.ts";
import { defineCommand } from "./command-line.ts";

const help = `
Measures the guide by cases that were written without sight of it, and prints each figure with its lower bound
(Wilson, 95 %): which messages raise a card or a referral, how everyday questions are answered, and what of a language
model's sentences is shown, how long a message takes and how much memory is used. The cases are lines of JSON in
files messages-*.jsonl, questions*.jsonl and sentences*.jsonl. With EMBEDDINGS=off it measures what is left by words
alone.

  --cases <folder>     the folder of the cases; tests/guide-cases otherwise
  --replies <file>     writes the replies to the questions there, to be graded

Example: npm run keepwell -- guide:bench
`;

export const command = defineCommand({
  name: "guide:bench",
  summary: "measures how well the guide understands and answers",
  usage: "[--cases <folder>] [--replies <file>]",
  help,
  options: { cases: { type: "string" }, replies: { type: "string" } },
  takes: [],
  async run({ cases: folder = "tests/guide-cases", replies: file }) {
    const { surveysDir, scoringRulesDir, embeddings } = readConfig(process.env);
    const { content } = await loadContent(surveysDir, scoringRulesDir);
    if (!content) throw new CommandError("The content has issues: npm run content:check names them.");
    const meaning = createMeaning(embeddings, (reason) => console.error(reason));
    const start = performance.now();
    await meaning.learnFrom(() => content);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Learned in ${seconds} s.\n`);

    const answers = createReplies(content, meaning);
    const lines = await measureMessages(await readCases<MessageCase>(folder, "messages"), answers.hear);
    const replied = await repliesTo(await readCases<QuestionCase>(folder, "questions"), answers);
    const grades = JSON.parse(await readFile(join(folder, "grades.json"), "utf8").catch(() => "[]")) as Grade[];
    const sentences = await measureSentences(await readCases<SentenceCase>(folder, "sentences"), content, meaning);
    const found = findingLines(replied);
    console.log([...lines, ...found, ...gradeLines(replied, grades), ...sentences, memoryLine()].join("\n"));
    if (file !== undefined) await writeFile(file, `${JSON.stringify(replied, null, 1)}\n`);
    await meaning.close();
  },
});

/** Compared with the same line under EMBEDDINGS=off, it is what the sentence encoder costs. */
function memoryLine(): string {
  const memory = memoryUsed();
  if (memory === null) return "Memory cannot be measured on this system.";
  return `Memory: ${memory.own} MB here and ${memory.started} MB where messages are understood`;
}
