import { expect, test } from "vitest";
import { openPageRenderer } from "../../server/pages/prerender.ts";
import { builtPages, contentOfPages } from "../support/built-pages.ts";
import { shippedContent } from "../support/test-server.ts";

test("a page that could not be drawn is drawn anew at the next visit", async () => {
  const pages = builtPages();
  pages.build(
    "",
    `let tries = 0;
    export const renderPage = async () => {
      if (++tries === 1) throw new Error("no paper");
      return { html: "drawn at try " + tries, title: "Home", withoutScript: null, module: null, guestsGoTo: null, earlyCall: null, earlyWords: null };
    };`,
  );
  const content = await shippedContent();
  const renderer = await openPageRenderer(pages.dist, contentOfPages, "once");
  await expect(renderer.page(content, "/", "en")).rejects.toThrow("no paper");
  expect(`${(await renderer.page(content, "/", "en"))?.document.identity}`).toContain("drawn at try 2");
  // And is kept then.
  expect(`${(await renderer.page(content, "/", "en"))?.document.identity}`).toContain("drawn at try 2");
});

test("pages are drawn side by side: one that takes long keeps no other waiting", async () => {
  const pages = builtPages();
  pages.build(
    "",
    `let goOn;
    const other = new Promise((resolve) => (goOn = resolve));
    export const renderPage = async ({ language }) => {
      if (language === "en") await other;
      else goOn();
      return { html: language, title: "Home", withoutScript: null, module: null, guestsGoTo: null, earlyCall: null, earlyWords: null };
    };`,
  );
  const content = await shippedContent();
  const renderer = await openPageRenderer(pages.dist, contentOfPages, "once");
  const drawn = await Promise.all(["en", "es"].map((language) => renderer.page(content, "/", language)));
  expect(drawn.map((page) => /<div id="root">(.*?)<\/div>/.exec(`${page?.document.identity}`)?.[1])).toEqual([
    "en",
    "es",
  ]);
});
