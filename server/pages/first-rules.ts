import type { Root, Rule } from "postcss";

/**
 * Returns the rules of a style sheet that a document needs before its script adds anything to it: those whose classes it has,
 * with the custom properties that they use. In whatever state its elements are, and however a person wants them to look, all
 * their rules are among these.
 */
export function firstRules(sheet: Root, html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
  const fits = (selector: string) => classesIn(selector).every((name) => classes.has(name));
  const first = sheet.clone();
  first.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = rule.selectors.filter(fits);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeUnusedProperties(first, html);
  removeEmpty(first);
  return first.toString();
}

/** The classes that an element and those around it must have. Within parentheses stands what it may have, or must not. */
function classesIn(selector: string): string[] {
  const outer = selector.replace(/\([^()]*\)/g, "");
  if (outer !== selector) return classesIn(outer);
  return [...outer.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => `${name}`);
}

/** Returns whether a rule is a step of `@keyframes`. */
const isFrame = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && "name" in parent && /keyframes$/.test(`${parent.name}`);

function removeUnusedProperties(sheet: Root, html: string): void {
  const valuesOf = new Map<string, string[]>();
  const used = new Set(propertiesIn(html));
  sheet.walkDecls(({ prop, value }) => {
    if (prop.startsWith("--")) valuesOf.set(prop, [...(valuesOf.get(prop) ?? []), value]);
    else for (const name of propertiesIn(value)) used.add(name);
  });
  // A set goes on to what is added to it meanwhile.
  for (const name of used)
    for (const value of valuesOf.get(name) ?? []) for (const further of propertiesIn(value)) used.add(further);
  sheet.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
}

const propertiesIn = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => `${name}`);

function removeEmpty(sheet: Root): void {
  sheet.walk((node) => {
    if ("nodes" in node && node.nodes?.length === 0) node.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}
