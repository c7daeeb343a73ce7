import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Site } from "#core/content-model/site.ts";
import { ContactPage } from "../../src/features/info/contact-page.tsx";

const shipped = JSON.parse(readFileSync("surveys/site.json", "utf8")) as Site;
const shown = (contact: Site["contact"]) =>
  renderToStaticMarkup(createElement(ContactPage, { site: { ...shipped, contact } as Site }));

test("a site without an address says so, and where else to write", () => {
  const html = shown({ who: "The library runs this site." });
  expect(html).toContain("The library runs this site.");
  expect(html).toContain("no e-mail address or telephone number of its own");
  for (const { url } of shipped.sisterSites) expect(html).toContain(`href="${url}"`);
  expect(html).not.toContain("mailto:");
});

test("an address is a link to write to, and nothing says that there is none", () => {
  const html = shown({ who: "The library runs this site.", email: "library@example.org" });
  expect(html).toContain('href="mailto:library@example.org"');
  expect(html).not.toContain("no e-mail address");
});
