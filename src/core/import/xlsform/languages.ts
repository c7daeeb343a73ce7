import { SITE_LANGUAGE } from "../languages.ts";
import type { Column } from "./headers.ts";

/** The languages of a form, by what its headers call them. */
export type Languages = {
  /** BCP 47, the default first. */
  readonly all: readonly string[];
  /** Returns under which key words of such a header stand in a text; null where its language has no code. */
  keyOf(written: string): string | null;
  readonly notes: readonly string[];
  readonly todo: readonly string[];
};

/** Languages as texts of a survey may have them. */
const FITTING = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;
/** BCP 47 for a language that nobody knows. */
const UNKNOWN = "und";
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** Gathers the languages of headers such as `label::French (fr)`. */
export function languagesOf(columns: readonly Column[], defaultLanguage: string): Languages {
  const written = [...new Set(columns.map(({ language }) => language))].filter(Boolean);
  const hasBare = columns.some(({ property, language }) => property === "label" && language === "");
  const notes: string[] = [];
  const todo: string[] = [];
  const isNamed = defaultLanguage !== "" && defaultLanguage.toLowerCase() !== "default";
  const main = isNamed ? defaultLanguage : hasBare ? "" : (written[0] ?? "");
  // Words that name no language are no English where other columns say that theirs are.
  const isSite = main === "" && !written.some((one) => codeOf(one) === SITE_LANGUAGE);
  const mainCode = isSite ? SITE_LANGUAGE : main === "" ? UNKNOWN : codeOf(main);
  if (isSite)
    notes.push(
      "The file does not name the language of its words: they are taken for English, the language here of texts that name none.",
    );
  else if (main === "")
    notes.push(
      "The file does not name the language of the words that stand in columns without one; they are the default.",
    );
  if (mainCode === null) notes.push(`The language "${main}", the default, has no code that is known here.`);
  const isMain = (one: string) =>
    one === "" || one.toLowerCase() === main.toLowerCase() || codeOf(one) === (mainCode ?? "");
  const keys = new Map<string, string | null>([["", "default"]]);
  for (const one of written) {
    const code = codeOf(one);
    const key = isMain(one) ? "default" : code === null || FITTING.test(code) ? code : new Intl.Locale(code).language;
    const isTaken = key !== code && key !== "default" && [...keys.values()].includes(key);
    keys.set(one, isTaken ? null : key);
    if (key === null || isTaken) {
      notes.push(`Words in "${one}" are left out: it has no code of a language that could be used here.`);
      todo.push(
        `Give the language "${one}" a code in the headers, such as "label::${one} (en)", and bring the file again.`,
      );
    }
  }
  const others = written.filter((one) => keys.get(one) !== "default" && keys.get(one) !== null);
  const codes = [mainCode ?? UNKNOWN, ...others.map((one) => codeOf(one) ?? UNKNOWN)];
  return { all: [...new Set(codes)], keyOf: (one) => keys.get(one) ?? null, notes, todo };
}

/** Returns the code of what a header calls a language: `French (fr)`, `fr`, `French` or `Français`. */
function codeOf(written: string): string | null {
  const inBrackets = /\(([^()]+)\)\s*$/.exec(written)?.[1]?.trim();
  const name = written.replace(/\([^()]*\)\s*$/, "").trim();
  if (inBrackets !== undefined) return canonical(inBrackets) ?? codeByName(inBrackets) ?? codeByName(name);
  return codeByName(name) ?? canonical(name);
}

function canonical(written: string): string | null {
  if (!/^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(written)) return null;
  try {
    const code = Intl.getCanonicalLocales(written.replaceAll("_", "-"))[0] ?? null;
    return code !== null && nameOf(new Intl.Locale(code).language, "en") !== undefined ? code : null;
  } catch {
    return null;
  }
}

const nameOf = (code: string, language: string): string | undefined =>
  new Intl.DisplayNames([language], { type: "language", fallback: "none" }).of(code);

let byName: ReadonlyMap<string, string> | undefined;

/** Languages of two letters by their names in English and in themselves, and those of three by their English names. */
function codeByName(name: string): string | null {
  byName ??= namesOfLanguages();
  return byName.get(name.toLowerCase()) ?? null;
}

function namesOfLanguages(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const english = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
  for (const code of [...pairs, ...pairs.flatMap((pair) => LETTERS.map((third) => `${pair}${third}`))]) {
    const name = english.of(code);
    if (name === undefined || Intl.getCanonicalLocales(code)[0] !== code) continue;
    const own = code.length === 2 ? nameOf(code, code) : undefined;
    for (const one of [name, own])
      if (one !== undefined && !names.has(one.toLowerCase())) names.set(one.toLowerCase(), code);
  }
  return names;
}
