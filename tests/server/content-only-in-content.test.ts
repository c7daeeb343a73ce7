import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Call } from "#core/api/call.ts";
import { calls } from "#core/api/calls.ts";
import { paths as appPaths } from "#core/shared/paths.ts";
import { textOf } from "#core/shared/text-of.ts";
import { shippedContent } from "../support/test-server.ts";

// A new domain, item or band is a JSON edit; that holds only while no code knows one by name.
const { catalogue, scales } = await shippedContent();
const files = globSync(["src/**/*.{ts,tsx}", "server/**/*.{ts,mjs}", "vite.config.ts"])
  // The wire of the specification is frozen and stands there, whatever the content is named.
  .filter((path) => !path.startsWith("src/core/api/"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

const quoted = (word: string) => [`"${word}"`, `'${word}'`, `\`${word}\``];

/** The pages' own routes, which any product of this kind has. */
const routesOfThePages = ["/evaluations"];

const names: Record<string, string[]> = {
  "a route": catalogue.domains.flatMap(({ routes, firstSurvey }) =>
    [...Object.values(routes), ...(firstSurvey ? [firstSurvey.route] : [])]
      .filter((route) => !routesOfThePages.includes(route))
      .flatMap(quoted),
  ),
  "a category or a domain": catalogue.domains.flatMap(({ category, name }) => [
    ...quoted(category),
    ...quoted(textOf(name)),
  ]),
  "a scale": [...scales.keys()].flatMap(quoted),
  "a band": [...scales.values()].flatMap(({ rule }) => rule.bands.flatMap(({ meaning }) => quoted(textOf(meaning)))),
  "an item": [...scales.values()].flatMap(({ items }) => items.flatMap(({ name }) => quoted(name))),
};

test.each(Object.entries(names))("no code names %s", (_, words) => {
  const found = files.flatMap(({ path, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
  );
  expect(words.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

test("no code but the table of calls writes an address of a call", () => {
  const paths = Object.values<Call>(calls).map(({ path }) => path);
  // Log-in and registration are pages too, at addresses of the same name.
  const pages: readonly string[] = Object.values(appPaths);
  const words = paths.filter((path) => !pages.includes(path)).flatMap(quoted);
  const found = files.flatMap(({ path, text }) =>
    words.filter((word) => text.includes(word)).map((word) => [path, word]),
  );
  expect(words.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
