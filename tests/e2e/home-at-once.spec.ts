import { expect, test } from "@playwright/test";
import { wordsOf } from "#core/question-types/question-types.ts";
import { paths } from "#core/shared/paths.ts";
import { textOf } from "#core/shared/text-of.ts";
import { opensEarly } from "#core/surveys/opens-early.ts";
import { domains, surveyOf } from "./content.ts";
import { fontsShown, showFontsEarly } from "./fonts.ts";
import { holdBack } from "./hold-back.ts";
import { expectAccessible, openAs, openHome } from "./person.ts";

// Home comes drawn by the server, with the client's own code: readable before any script, and without one. So does the
// first question of a questionnaire.

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("home is readable, its links lead on, and a sentence says what is missing", async ({ page, request }) => {
    const { home } = await (await request.get("/content/site.json")).json();
    const broken: string[] = [];
    // What the script would use is fetched ahead without it too, and on a slow machine the browser remarks on that.
    const isRemark = (text: string) => text.includes("was preloaded using link preload but not used");
    page.on("console", (message) => isRemark(message.text()) || broken.push(message.text()));
    const fonts: string[] = [];
    page.on("request", (asked) => asked.resourceType() === "font" && fonts.push(asked.url()));
    const document = await (await page.goto("/"))?.text();
    expect(document).toMatch(/<noscript>\s*<p>[^<]*please turn JavaScript on/);
    await expect(page).toHaveTitle("Home · Keepwell");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.title.default);
    await expect.poll(() => fonts.length).toBeGreaterThan(1);
    // Its styles are there: the policy let the one sheet in.
    const target = await page.getByRole("main").getByRole("link").first().boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(48);
    // What would be pressed or filled in vain is not there.
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/evaluations$/);
    // It is among the pages that can be read, and says nothing else of itself.
    await expect(page.locator("noscript")).not.toContainText("needs JavaScript");
    expect(broken).toEqual([]);
  });

  test("a page that needs a script says so first, what it is and what can be read, and waits for nothing", async ({
    page,
  }) => {
    for (const [path, name] of [
      ["/login", "Log in"],
      ["/register", "Register"],
      ["/my-step", "My step"],
      ["/for-my-doctor", "One page for my doctor"],
    ] as const) {
      await page.goto(path);
      const words = page.locator("noscript p").nth(1);
      await expect(words).toHaveText(`“${name}” needs JavaScript. These pages can be read without it:`);
      await expect(words).toBeInViewport();
      await expect(page.locator("noscript a").nth(1)).toHaveText("My Wellness Tools");
      await expect(page.locator("noscript a").nth(1)).toBeInViewport({ ratio: 1 });
      await expect(page.getByText("Fetching")).toBeHidden();
      await expect(page.getByRole("textbox")).toHaveCount(0);
    }
    await page.locator("noscript a", { hasText: "Privacy" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  });

  test("a questionnaire shows its first question and says what is missing, in view", async ({ page }) => {
    // In the words that the pages say which come empty.
    const [, sentence = ""] = /<noscript>\s*<p>([^<]*)/.exec(`${await (await page.goto(paths.logIn))?.text()}`) ?? [];
    expect(sentence).toContain("please turn JavaScript on");
    for (const { survey, routes } of domains) {
      await page.goto(routes.questionnaire);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(surveyOf(survey).title));
      const missing = page.locator("main noscript p");
      await expect(missing).toBeInViewport({ ratio: 1 });
      await expect(missing).toHaveText(sentence);
      await expect(page.getByText("Getting your questions")).toBeHidden();
    }
  });
});

test("what was drawn ahead is what the script draws: nothing moves, nothing is asked twice", async ({ page }) => {
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("h1, main h2, main h3, main p, main a, header a, header button")]
        // The way to log out is in the document, for whoever is logged in.
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.textContent, x, y, width, height];
        }),
    );
  // The scripts are held back until the drawn page was looked at.
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await showFontsEarly(page);
  const before = await places();
  const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
  release();
  await expect(page.getByRole("dialog", { includeHidden: true })).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect(await places()).toEqual(before);
  expect(before.length).toBeGreaterThan(20);
  // Drawn anew it would be painted twice.
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await expectAccessible(page);
});

const hrefsOf = (links: readonly Element[]) => links.map((link) => (link as HTMLLinkElement).href);

test("the files of a page are asked for once it is painted, its fonts once it is rendered, and no style sheet that it holds", {
  tag: "@full",
}, async ({ page }) => {
  await openAs(page, paths.contact);
  // A script that has come before the paint asks for what it needs.
  for (const path of [paths.home, paths.evaluations, paths.logIn]) {
    const release = await holdBack(page, "**/assets/index-*.js");
    await page.goto(path, { waitUntil: "commit" });
    const resources = () =>
      page.evaluate(() => performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime })));
    const later = async () =>
      (await resources()).filter(({ name }) => /\.woff2$|-page-[\w-]+\.js$|\/content\//.test(name));
    const names = () => later().then((found) => found.map(({ name }) => name).join(" "));
    for (const part of ["-page-", "/content/site.json"]) await expect.poll(names).toContain(part);
    await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
    expect(await names()).not.toContain(".woff2");
    const painted = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    );
    for (const { name, startTime } of await later())
      expect(startTime, `${path} ${name}`).toBeGreaterThanOrEqual(painted);
    const held = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(({ href }) => href),
    );
    expect(held.length, path).toBeGreaterThan(2);
    release();
    // The code of the page has come: what loads sheets has run.
    await expect(page.getByRole("dialog", { includeHidden: true })).toHaveCount(1);
    const loaded = await page.locator('link[rel="stylesheet"]:not([disabled])').evaluateAll(hrefsOf);
    for (const sheet of held) expect(loaded).not.toContain(sheet);
    await fontsShown(page);
    expect(await names()).toContain(".woff2");
    await page.unroute("**/assets/index-*.js");
  }
  // Also where the code never comes.
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.goto(paths.home);
  await fontsShown(page);
});

test("whoever is logged in is greeted with the one next thing, without a word for strangers and without a jump", async ({
  page,
  request,
}) => {
  const { home } = await (await request.get("/content/site.json")).json();
  const id = await openAs(page, paths.contact);
  const lead = page.getByText(textOf(home.lead));
  const main = page.getByRole("main");
  const top = () =>
    main
      .getByRole("heading", { level: 2 })
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().y);
  const opened = async () => {
    const release = await holdBack(page, "**/assets/*.js");
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome");
    await expect(lead).toBeHidden();
    await showFontsEarly(page);
    const before = await top();
    release();
    return before;
  };
  await page.setViewportSize({ width: 360, height: 740 });
  let before = await opened();
  const first = domains.find(({ leads }) => leads);
  await expect(main.getByRole("link", { name: `Begin with: ${textOf(first?.name ?? "")}` })).toBeVisible();
  expect(await top()).toBe(before);

  // All done, and the one that was done first is due again.
  await page.evaluate(
    ([userId, categories]) => {
      const tests = Object.fromEntries(
        categories.map((category, index) => [category, { completedAt: `${index + 1}/2/2026, 09:15:00` }]),
      );
      localStorage.setItem("completedTests", JSON.stringify({ [userId]: tests }));
    },
    [id, domains.map(({ category }) => category)] as const,
  );
  before = await opened();
  const [oldest] = domains;
  await expect(main.getByRole("link", { name: `Take it again: ${textOf(oldest?.name ?? "")}` })).toBeVisible();
  await expect(main.getByRole("link", { name: "Choose a small step" })).toBeVisible();
  expect(await top()).toBe(before);
  await expect(lead).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
});

test("home that is opened anew begins at its top; a reload stays where it was", { tag: "@full" }, async ({ page }) => {
  const y = () => page.evaluate(() => Math.round(window.scrollY));
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(y).toBe(900);
  await page.reload();
  await expect(page.getByRole("dialog", { includeHidden: true })).toHaveCount(1);
  expect(await y()).toBe(900);
  await page.goto("/contact");
  await expect(page.getByRole("dialog", { includeHidden: true })).toHaveCount(1);
  await openHome(page);
  await page.waitForLoadState("networkidle");
  expect(await y()).toBe(0);
});

test("a questionnaire's title and first question stand until it can be pressed", async ({ page }) => {
  // Where the first page can be answered at once, there are more than words: see early-questions.spec.ts.
  const domain = domains.find((one) => !opensEarly(surveyOf(one.survey)));
  const survey = surveyOf(`${domain?.survey}`);
  const first = survey.pages[0]?.elements.find(({ type }) => type !== "expression");
  const question = first ? textOf(wordsOf(first)) : "";
  const address = `${domain?.routes.questionnaire}`;
  await openAs(page, address);
  const release = await holdBack(page, "**/content/surveys/*.json");
  const document = await (await page.reload())?.text();
  expect(document).toContain(question);
  const drawn = page.locator("[data-first-question]");
  await expect(drawn).toContainText(question);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(survey.title));
  // The page is the script's own by now, and the words still stand.
  await expect(page.getByRole("link", { name: "Log out" })).toBeVisible();
  await expect(drawn).toContainText(question);
  await expect(drawn.getByRole("radio")).toHaveCount(0);
  release();
  await expect(page.getByLabel(question).first()).toBeVisible();
  await expect(drawn).toHaveCount(0);
  await expect(page.getByText(question)).toHaveCount(1);
  await expectAccessible(page);
});

test("whoever has gone to a link with keys before the script came stays on it", { tag: "@full" }, async ({ page }) => {
  const address = `${domains[0]?.routes.questionnaire}`;
  await openAs(page, address);
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.locator("[data-first-question]")).toBeVisible();
  for (const _ of ["skip link", "brand", "home"]) await page.keyboard.press("Tab");
  const home = page.getByRole("banner").getByRole("link", { name: "Home", exact: true });
  await expect(home).toBeFocused();
  release();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expect(home).toBeFocused();
});

test("a questionnaire that is opened again starts with focus on its title, and without the words from before", {
  tag: "@full",
}, async ({ page }) => {
  const address = `${domains[0]?.routes.questionnaire}`;
  await openAs(page, address);
  const shows = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new MutationObserver(() => seen.push(document.querySelectorAll("[data-first-question]").length)).observe(
      document.body,
      { childList: true, subtree: true },
    );
    return seen;
  });
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  const release = await holdBack(page, "**/content/surveys/*.json");
  await page.goBack();
  await expect(page.getByText("Getting your questions")).toBeVisible();
  release();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(Math.max(...(await shows.jsonValue()))).toBe(0);
});

test("whoever chose another language than the browser's reads no question in the browser's", { tag: "@full" }, async ({
  page,
}) => {
  const [domain] = domains;
  const { title } = surveyOf(`${domain?.survey}`);
  await openAs(page, "/contact");
  await page.evaluate(() => localStorage.setItem("keepwell.language", "es"));
  const release = await holdBack(page, "**/content/surveys/*.json");
  await page.goto(`${domain?.routes.questionnaire}`);
  await expect(page.locator("html[lang=es]")).toBeAttached();
  await expect(page.getByText("Cargando sus preguntas")).toBeVisible();
  await expect(page.getByText(textOf(title))).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(title, "es"));
});

test.describe("in another language", () => {
  test.use({ locale: "es-MX" });

  test("home comes in the browser's language", { tag: "@full" }, async ({ page, request }) => {
    const answer = await page.goto("/");
    expect(await answer?.text()).toContain('<html lang="es"');
    await expect(page).toHaveTitle("Inicio · Keepwell");
    const sent = await request.get("/my-step", { headers: { accept: "text/html", "accept-language": "es" } });
    expect(await sent.text()).toContain("«Mi paso» necesita JavaScript. Estas páginas se pueden leer sin él:");
    for (const { survey, routes } of domains) {
      const text = await (await page.goto(routes.questionnaire))?.text();
      expect(text?.includes("La primera pregunta es:"), survey).toBe(!opensEarly(surveyOf(survey)));
      expect(text).toContain(textOf(surveyOf(survey).title, "es"));
    }
  });
});
