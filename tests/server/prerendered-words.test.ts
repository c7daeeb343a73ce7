import { expect, onTestFinished, test } from "vitest";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { wordsOf } from "#core/question-types/question-types.ts";
import { textOf } from "#core/shared/text-of.ts";
import { type Content, makeScale } from "../../server/content/content.ts";
import { builtPages, serveDrawn } from "../support/built-pages.ts";
import { shippedContent } from "../support/test-server.ts";

// What a questionnaire's document says before its script has come.

/** Content that a test changes, and the document over it. */
async function drawnStress() {
  const content = { current: await shippedContent() };
  const pages = builtPages();
  pages.build("");
  const app = await serveDrawn(pages, content);
  onTestFinished(() => app.close());
  const domain = content.current.catalogue.domains.find(({ survey }) => survey === "stress");
  return {
    publish(changes: Partial<Content>) {
      content.current = { ...content.current, site: { ...content.current.site }, ...changes };
    },
    content: content.current,
    document: async () =>
      (await app.inject({ url: `${domain?.routes.questionnaire}`, headers: { accept: "text/html" } })).body,
  };
}

test("a questionnaire is called what its domain is called now, also before the routes are renewed", async () => {
  const { content, publish, document } = await drawnStress();
  expect(await document()).toContain("<title>Stress ");
  const domains = content.catalogue.domains.map((one) => (one.survey === "stress" ? { ...one, name: "Ease" } : one));
  publish({ catalogue: { domains } });
  expect(await document()).toContain("<title>Ease ");
});

test("the first question is one that everybody is asked, whatever page it is on", async () => {
  const { content, publish, document } = await drawnStress();
  const stress = content.scales.get("stress");
  if (!stress) throw new Error("no stress");
  // A page of options alone would come whole; these have a field for another answer.
  const [one, two, three] = stress.survey.pages.flatMap(({ elements }) =>
    elements.map((element) => ({ ...element, showOtherItem: true })),
  );
  if (!one || !two || !three) throw new Error("too few questions");
  const visibleIf = `{${three.name}} notempty`;
  const ask = (pages: SurveyDocument["pages"]) =>
    publish({ scales: new Map([["stress", makeScale({ ...stress.survey, pages }, stress.rule)]]) });
  const named = async () => /<div id="root">(.*?)<\/div>/.exec(await document())?.[1];
  const titleOf = (element: typeof one) => textOf(wordsOf(element));

  ask([{ name: "page1", elements: [one, two] }]);
  expect(await named()).toBe(titleOf(one));
  ask([{ name: "page1", elements: [{ ...one, visibleIf }, two] }]);
  expect(await named()).toBe(titleOf(two));
  ask([
    { name: "page1", visibleIf, elements: [one, two] },
    { name: "page2", elements: [three] },
  ]);
  expect(await named()).toBe(titleOf(three));
});
