import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue, Domain } from "#core/content-model/domains.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Site } from "#core/content-model/site.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";

/** New names by the old ones. */
type Names = ReadonlyMap<string, string>;

const read = <Value>(file: string): Value => JSON.parse(readFileSync(file, "utf8"));
const write = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value, null, 2));

/**
 * The shipped content in a folder of its own, with a new name for every scale and every item. The catalogue's
 * addresses stay, and so do the words; guidance and coach name domains and bands alone.
 */
export function renamedContent(folder: string): { SURVEYS_DIR: string; SCORING_RULES_DIR: string } {
  const [surveys, rules] = [join(folder, "surveys"), join(folder, "scoring-rules")];
  cpSync("surveys", surveys, { recursive: true });
  cpSync("scoring-rules", rules, { recursive: true });
  const ids = readdirSync(rules).flatMap((file) =>
    file.endsWith(".schema.json") || !file.endsWith(".json") ? [] : [file.replace(/\.json$/, "")],
  );
  // Their order is turned round, too: nothing may rest on how a name sorts.
  const scales: Names = new Map(ids.toSorted().map((id, index) => [id, `renamed-${ids.length - index}`]));
  const items = new Map<string, Names>();
  for (const [old, id] of scales) {
    const survey = read<SurveyDocument>(join(surveys, `${old}.json`));
    const names = newItemNames(survey, id);
    items.set(old, names);
    write(join(surveys, `${id}.json`), renamedSurvey(survey, names));
    write(join(rules, `${id}.json`), renamedRule(read(join(rules, `${old}.json`)), names, scales));
    rmSync(join(surveys, `${old}.json`));
    rmSync(join(rules, `${old}.json`));
  }
  const catalogue = join(surveys, "domains.json");
  const { domains, ...rest } = read<Catalogue>(catalogue);
  write(catalogue, { ...rest, domains: domains.map((domain) => renamedDomain(domain, scales, items)) });
  const site = join(surveys, "site.json");
  const { home, ...ofSite } = read<Site>(site);
  write(site, { ...ofSite, home: { ...home, ...renamedTaster(home, scales, items) } });
  return { SURVEYS_DIR: surveys, SCORING_RULES_DIR: rules };
}

function renamedTaster({ taster }: Site["home"], scales: Names, items: ReadonlyMap<string, Names>) {
  if (!taster) return {};
  const names: Names = items.get(taster.scale) ?? new Map();
  const fields = taster.fields.map((field) => ({ ...field, item: nameIn(names, field.item) }));
  return { taster: { ...taster, scale: nameIn(scales, taster.scale), fields } };
}

/** Every element's name, and `matrix.row` for the rows of a matrix. */
function newItemNames({ pages }: SurveyDocument, id: string): Names {
  const names = new Map<string, string>();
  for (const element of pages.flatMap(({ elements }) => elements)) {
    const name = `${id}-item-${names.size + 1}`;
    names.set(element.name, name);
    if (element.type !== "matrix") continue;
    for (const row of element.rows) {
      const value = typeof row === "string" ? row : row.value;
      names.set(`${element.name}.${value}`, `${name}.${value}`);
    }
  }
  return names;
}

function renamedSurvey(survey: SurveyDocument, names: Names): SurveyDocument {
  const renamed = inBraces(survey, names);
  const pages = renamed.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => ({ ...element, name: nameIn(names, element.name) })),
  }));
  return { ...renamed, pages };
}

function renamedRule(rule: ScoringRule, names: Names, scales: Names): ScoringRule {
  const renamed = inBraces(rule, names);
  const { reads, points, tables } = renamed;
  return {
    ...renamed,
    scale: nameIn(scales, rule.scale),
    ...(reads ? { reads: reads.map((one) => ({ ...one, scale: nameIn(scales, one.scale) })) } : {}),
    ...(points
      ? { points: points.map((group) => ({ ...group, items: group.items.map((item) => nameIn(names, item)) })) }
      : {}),
    ...(tables
      ? {
          tables: tables.map((table) => ({
            ...table,
            pairs: table.pairs.map((pair) => ({
              ...pair,
              rows: nameIn(names, pair.rows),
              columns: nameIn(names, pair.columns),
            })),
          })),
        }
      : {}),
    examples: renamed.examples.map((example) => ({
      ...example,
      answers: Object.fromEntries(Object.entries(example.answers).map(([item, value]) => [nameIn(names, item), value])),
    })),
  };
}

function renamedDomain(domain: Domain, scales: Names, items: ReadonlyMap<string, Names>): Domain {
  const { survey, variants, firstSurvey, known } = domain;
  const asked = firstSurvey && { ...firstSurvey, survey: nameIn(scales, firstSurvey.survey) };
  const names = items.get(firstSurvey?.survey ?? "") ?? new Map();
  const fields = firstSurvey?.otherUnits?.fields.map((field) => ({
    ...field,
    items: field.items.map((item) => ({ ...item, name: nameIn(names, item.name) })),
  }));
  const typed = firstSurvey?.notInList;
  const changed = {
    ...(fields ? { otherUnits: { ...asked?.otherUnits, fields } } : {}),
    ...(typed ? { notInList: { ...typed, name: nameIn(names, typed.name) } } : {}),
  };
  return {
    ...domain,
    ...(known ? { known: { ...known, item: nameIn(items.get(survey) ?? new Map(), known.item) } } : {}),
    survey: nameIn(scales, survey),
    ...(variants ? { variants: variants.map((variant) => nameIn(scales, variant)) } : {}),
    ...(asked ? { firstSurvey: { ...asked, ...changed } } : {}),
  } as Domain;
}

function nameIn(names: Names, old: string): string {
  const name = names.get(old);
  if (name === undefined) throw new Error(`nothing is named "${old}"`);
  return name;
}

/** Renames items where formulas, conditions and texts name them: `{1-0}`, `{#1-0}`. */
function inBraces<Value>(value: Value, names: Names): Value {
  const text = JSON.stringify(value).replace(/\{(#?)([^{}":]+)\}/g, (place, sign: string, name: string) =>
    names.has(name) ? `{${sign}${names.get(name)}}` : place,
  );
  return JSON.parse(text);
}
