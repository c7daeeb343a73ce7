import { globSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { runnerImport } from "vite";
import type { Site } from "#core/content-model/site.ts";
import spanish from "../../src/ui/language/translations/es.json" with { type: "json" };
import { englishSentencesIn } from "../support/english-sentences.ts";

type Said = string | { readonly [key: string]: Said };
type Pair = readonly [english: string, translated: string];

/** Each text of the interface beside its translation. */
function messagePairs(english: Said | undefined, translated: Said | undefined): Pair[] {
  if (typeof english === "string") return typeof translated === "string" ? [[english, translated]] : [];
  const other = typeof translated === "object" ? translated : {};
  return Object.entries(english ?? {}).flatMap(([key, text]) => messagePairs(text, other[key]));
}

/** Each paragraph of the content that is translated, in English, wherever it stands in its file. */
function translatedParagraphs(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (!("default" in value && "es" in value)) return Object.values(value).flatMap(translatedParagraphs);
  return value.default === value.es ? [] : `${value.default}`.split("\n");
}

/** All plain texts of a content file: what an editor has not translated stays English on the page. */
const plainTexts = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" ? Object.values(value ?? {}).flatMap(plainTexts) : [];

/** A pattern for the whole of a text, with anything where a placeholder is; null when little else is in it. */
function patternOf(english: string): string | null {
  const fixed = english.split(/\{\w+\}/);
  if (fixed.length > 1 && fixed.join("").replace(/\P{L}/gu, "").length < 6) return null;
  const escaped = fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return `^${escaped.join("[^]+")}$`;
}

type IsEnglish = (text: string) => boolean;
let english: Promise<IsEnglish> | undefined;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Tells a text that has a translation, of the interface or of the content, and one that has such a sentence in it. */
async function readEnglish(): Promise<IsEnglish> {
  const { module } = await runnerImport<{ englishMessages: Said }>("./tests/support/english-messages.ts");
  const files = globSync(["surveys/*.json", "scoring-rules/*.json"]).filter((path) => !path.endsWith(".schema.json"));
  const content = files.map(readJson);
  // Replies and advice put several texts into one paragraph.
  const guide = globSync("surveys/guidance/*.json")
    .filter((path) => !path.endsWith(".schema.json"))
    .map(readJson);
  const sentences = englishSentencesIn({
    site: readJson("surveys/site.json") as Site,
    content: [...content, ...guide],
  });
  const translated = new Set(content.flatMap(translatedParagraphs));
  const untranslated = new Set(content.flatMap(plainTexts));
  const messages = messagePairs(module.englishMessages, spanish).filter(([text, other]) => text !== other);
  const patterns = new RegExp(messages.flatMap(([text]) => patternOf(text) ?? []).join("|"), "u");
  return (text) =>
    translated.has(text) || (patterns.test(text) && !untranslated.has(text)) || sentences(text).length > 0;
}

/** Everything on this page that is read or heard, closed menus too, but for what is marked as English. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = document.title.split(" · ");
    const isSpanish = (element: Element | null) =>
      element !== null && !element.closest('[lang="en"], script, noscript');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (isSpanish(walker.currentNode.parentElement)) found.push(walker.currentNode.textContent ?? "");
    }
    for (const name of ["aria-label", "aria-valuetext", "aria-description", "alt", "placeholder", "title"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isSpanish(element)) found.push(element.getAttribute(name) ?? "");
      }
    }
    return found.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
  });

/** Nothing on this page is said in English that is said in Spanish elsewhere: no label, no card, no reply, no advice. */
export async function expectNoEnglish(page: Page): Promise<void> {
  english ??= readEnglish();
  const isEnglish = await english;
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(async () => {
    const words = await wordsOn(page);
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter(isEnglish), page.url()).toEqual([]);
  }).toPass({ timeout: 20_000 });
}
