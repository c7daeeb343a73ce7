import { beforeEach, expect, test, vi } from "vitest";
import { errorText } from "../../src/api/error-text.ts";
import { ApiError } from "../../src/api/http.ts";
import { logOutMessages } from "../../src/features/account/log-out-messages.ts";
import { forumText } from "../../src/features/view-scores/forum-text.ts";
import {
  chooseLanguage,
  chosenLanguage,
  preferredLanguage,
  setLanguage,
} from "../../src/ui/language/chosen-language.ts";
import { dateText } from "../../src/ui/language/dates.ts";
import { ENGLISH, type Language, loadLanguage, offeredLanguages } from "../../src/ui/language/language.ts";
import { asideText, meaningText } from "../../src/ui/language/meaning-text.ts";
import { numberText } from "../../src/ui/language/numbers.ts";
import { sayText } from "../../src/ui/language/use-text.ts";

const stored = new Map<string, string>();

beforeEach(async () => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal("window", { localStorage });
  await setLanguage("en");
});

test("English comes first among the languages offered", () => {
  expect(offeredLanguages[0]).toBe("en");
  expect(offeredLanguages).toContain("es");
});

test.each([
  ["the first wish that is offered", ["fr-CA", "es-MX", "en-US"], "es"],
  ["a wish with its region", ["en-GB", "es"], "en"],
  ["English when nothing offered is wished for", ["fr", "de"], "en"],
  ["English when nothing is wished for", [], "en"],
])("prefers %s", (_, wishes, code) => expect(preferredLanguage(wishes)).toBe(code));

test("what was chosen here comes before what the browser wishes for", async () => {
  await chooseLanguage("es");
  expect(stored.get("keepwell.language")).toBe("es");
  expect(preferredLanguage(["en"])).toBe("es");
});

test("a choice that is no longer offered is passed over", () => {
  stored.set("keepwell.language", "xx");
  expect(preferredLanguage(["es"])).toBe("es");
  stored.set("keepwell.language", "");
  expect(preferredLanguage(["fr"])).toBe("en");
});

test("messages, texts, numbers and dates follow the language", async () => {
  const text = { default: "Sleep", es: "Sueño" };
  const day = new Date("2026-01-02");
  const said = (language: Language) => [
    logOutMessages(language).title,
    sayText(text, language),
    numberText(1234.5, language),
    dateText(day, language),
  ];
  const spanish = await loadLanguage("es");
  expect(said(ENGLISH)).toEqual(["Before you log out", "Sleep", "1234.5", "January 2, 2026"]);
  expect(said(spanish)).toEqual(["Antes de cerrar la sesión", "Sueño", "1234,5", "2 de enero de 2026"]);
  // Neither takes the place of the other.
  expect(said(ENGLISH)[0]).toBe("Before you log out");
});

test("of two choices in a hurry the later one holds", async () => {
  await Promise.all([setLanguage("es"), setLanguage("en")]);
  expect(chosenLanguage.get().code).toBe("en");
});

test("forum and meaning come in English, are said in the language, and stay when unknown", async () => {
  const names = [{ default: "Sleep", es: "Sueño" }, "Walking"];
  const meaning = { default: "Good", es: "Bueno" };
  const bands = [{ from: 0, meaning, legend: "0", tone: "good", explanation: "…", nextStep: "…" } as const];
  const spanish = await loadLanguage("es");
  expect(["Sleep", "Walking", "Other"].map((forum) => forumText(forum, names, spanish))).toEqual([
    "Sueño",
    "Walking",
    "Other",
  ]);
  expect(["Good", "Fair"].map((one) => meaningText(one, { bands }, spanish))).toEqual(["Bueno", "Fair"]);
  expect(meaningText("Good", undefined, spanish)).toBe("Good");
});

test("what stands beside a meaning is said in the language, and is absent for most", async () => {
  const band = { from: 0, legend: "0", tone: "good", explanation: "…", nextStep: "…" } as const;
  const aside = { default: "Not about thinking.", es: "No del pensamiento." };
  const bands = [
    { ...band, meaning: "Strong", aside },
    { ...band, meaning: "Plain" },
  ];
  const spanish = await loadLanguage("es");
  expect(["Strong", "Plain", "Other"].map((one) => asideText(one, { bands }, spanish))).toEqual([
    "No del pensamiento.",
    undefined,
    undefined,
  ]);
});

test("the sentence of an error is the server's in English, by its code in another language, and the server's when unknown", async () => {
  const spanish = await loadLanguage("es");
  const sentenceOf = (code: string, language = spanish) =>
    errorText(new ApiError(400, { error: "The server says so.", code }), language);
  expect(sentenceOf("NO_SCORE", ENGLISH)).toBe("The server says so.");
  expect(sentenceOf("NO_SCORE")).toMatch(/^Todavía no hay resultado/);
  expect(sentenceOf("NEW_CODE")).toBe("The server says so.");
  expect(sentenceOf("toString")).toBe("The server says so.");
});

test("the words of a part are made once for each language", async () => {
  const spanish = await loadLanguage("es");
  expect(logOutMessages(ENGLISH)).toBe(logOutMessages(ENGLISH));
  expect(logOutMessages(spanish)).toBe(logOutMessages(spanish));
  expect(logOutMessages(spanish)).not.toEqual(logOutMessages(ENGLISH));
});
