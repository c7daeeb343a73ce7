import { expect, test } from "vitest";
import { openPageRenderer } from "../../server/pages/prerender.ts";
import { builtPages } from "../support/built-pages.ts";
import { shippedContent } from "../support/test-server.ts";

test("a page that could not be drawn is drawn anew at the next visit", async () => {
  const pages = builtPages();
  pages.build(
    "",
    `let tries = 0;
    export const renderHome = async () => {
      if (++tries === 1) throw new Error("no paper");
      return { html: "drawn at try " + tries, title: "Home", withoutScript: null };
    };`,
  );
  const { site } = await shippedContent();
  const renderer = await openPageRenderer(pages.dist, true, "once");
  await expect(renderer.home(site, "en")).rejects.toThrow("no paper");
  expect((await renderer.home(site, "en")).document).toContain("drawn at try 2");
  // And is kept then.
  expect((await renderer.home(site, "en")).document).toContain("drawn at try 2");
});

test("two renderers of one build, as there are when routes are renewed, never draw at once", async () => {
  const pages = builtPages();
  pages.build(
    "",
    `let drawing = 0;
    export const renderHome = async () => {
      const others = drawing++;
      await new Promise(setImmediate);
      drawing--;
      return { html: others + " others", title: "Home", withoutScript: null };
    };`,
  );
  const { site } = await shippedContent();
  const renderers = await Promise.all([
    openPageRenderer(pages.dist, true, "once"),
    openPageRenderer(pages.dist, true, "once"),
  ]);
  const drawn = await Promise.all(renderers.map((renderer) => renderer.home(site, "en")));
  for (const { document } of drawn) expect(document).toContain("0 others");
});
