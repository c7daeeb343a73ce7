import { expect, test } from "vitest";
import { paths } from "#core/shared/paths.ts";
import type { RenderPage } from "#core/shared/prerender.ts";
import { textOf } from "#core/shared/text-of.ts";
import spanish from "../../src/ui/language/translations/es.json" with { type: "json" };
import { shippedContent } from "../support/test-server.ts";

// The renderer as it was built, without what the server keeps of its pages.
const { renderPage } = (await import(`${process.cwd()}/dist/renderer/pages.js`)) as { renderPage: RenderPage };
const { catalogue, site } = await shippedContent();
const [domain] = catalogue.domains;
const content = {
  site,
  domains: catalogue.domains,
  appInfo: { guardRedirect: null, scales: [], hasOwnStorage: true, asksPassword: true, resends: true, model: null },
};

const question = { en: "How are you?", es: "¿Cómo está?" };
const firstQuestion = (language: "en" | "es") => ({ language, title: question[language], question: "?" });
const inBoth = (text: Parameters<typeof textOf>[0]) => ({ en: textOf(text), es: textOf(text, "es") });

/** Pages that anybody may see, with their headings. */
const pages = [
  { path: paths.home, heading: inBoth(site.home.title) },
  { path: paths.logIn, heading: { en: "Log in", es: spanish.navigation.logIn } },
  { path: paths.register, heading: { en: "Register", es: spanish.account.register } },
  { path: paths.assistant, heading: { en: "Healthy Life Assistant", es: spanish.navigation.assistant } },
  { path: paths.privacy, heading: inBoth(site.privacy.title) },
  { path: `${domain?.routes.intro}`, heading: inBoth(domain?.intro.title ?? "") },
  { path: `${domain?.routes.questionnaire}`, heading: question, asks: true },
  { path: "/nowhere", heading: { en: "We could not find this page", es: spanish.notFound.title } },
];

const draw = ({ path, asks }: (typeof pages)[number], language: "en" | "es") =>
  renderPage({ ...content, path, language, firstQuestion: asks ? firstQuestion(language) : null });

test("fifty pages drawn at once, one in English and one in Spanish in turn, are each in their own language", async () => {
  const wanted = Array.from({ length: 50 }, (_, index) => {
    const page = pages[(index >> 1) % pages.length];
    if (!page) throw new Error("no page");
    return { page, language: index % 2 === 0 ? "en" : "es" } as const;
  });
  const drawn = await Promise.all(wanted.map(({ page, language }) => draw(page, language)));
  const headings = drawn.map(({ html }) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]);
  expect(headings).toEqual(wanted.map(({ page, language }) => page.heading[language]));
  for (const [index, { page, language }] of wanted.entries()) {
    expect(drawn[index]).toEqual(await draw(page, language));
    expect(drawn[index]?.html).toContain(language === "en" ? "Skip to the page" : spanish.frame.skip);
  }
});

test("what only a person can open is rendered as nobody's, and says where a guest goes", async () => {
  const { html, module, guestsGoTo } = await renderPage({
    ...content,
    path: paths.evaluations,
    language: "es",
    firstQuestion: null,
  });
  expect(module).toContain("hub-page");
  expect(guestsGoTo).toBe("/login?next=%2Fevaluations");
  expect(html).toContain(`<h1>${spanish.navigation.tools}</h1>`);
  expect(html).not.toContain(spanish.ui.loading);
});
