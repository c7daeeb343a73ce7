import { expect, type Page, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { domain, next, openQuestions, optionsOf, RESUMED, saved, stepsIn } from "./answers/questionnaire.ts";
import { type Answer, domains, surveyOf } from "./content.ts";
import { showFontsEarly } from "./fonts.ts";
import { holdBack } from "./hold-back.ts";
import { answerStep, expectAccessible, openAs, untilOpen } from "./person.ts";

// The first questions of a questionnaire stand in its document, and are answered before the page's code has come.

const address = domain.routes.questionnaire;
const [first = [], second = []] = stepsIn(domain);
const SCRIPTS = "**/assets/*.js";
const early = (page: Page) => page.locator("[data-first-question]");
const state = (page: Page) => page.evaluate(() => document.documentElement?.dataset["early"]);

/** Opens the questionnaire and keeps its code from coming. */
async function openEarly(page: Page): Promise<() => void> {
  await openAs(page, "/health");
  return reopenEarly(page);
}

async function reopenEarly(page: Page): Promise<() => void> {
  const release = await holdBack(page, SCRIPTS);
  await page.goto(address, { waitUntil: "commit" });
  await expect.poll(() => state(page)).toMatch(/open|closed/);
  return release;
}

/** Everything on the screen that can be seen, with its place. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, label, main button, header a, header button, main p")].flatMap(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
        return isSeen ? [[element.textContent, Math.round(x), Math.round(y + scrollY), width, height]] : [];
      },
    ),
  );

for (const width of [360, 1280]) {
  test(`the questionnaire takes over the questions of the document: nothing moves at ${width} px`, {
    tag: width === 360 ? [] : ["@full"],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await openEarly(page);
    await showFontsEarly(page);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(15);
    release();
    await untilOpen(page);
    await page.waitForLoadState("networkidle");
    expect(await places(page)).toEqual(before);
    await expectAccessible(page);
  });
}

test("what is chosen before the code has come is chosen after it, on the same inputs, with focus and position", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.setViewportSize({ width: 360, height: 600 });
  const release = await openEarly(page);
  await answerStep(page, first);
  const last = first.at(-1);
  if (!last) throw new Error("no question");
  const chosen = optionsOf(page, last).and(page.locator(":checked"));
  const input = await chosen.elementHandle();
  await expect(chosen).toBeFocused();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  errors.length = 0;
  release();
  await untilOpen(page);
  await expect(saved(page)).toBeAttached();
  await expect(chosen).toBeFocused();
  expect(await input?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(page.locator("[role=radiogroup] :checked")).toHaveCount(first.length);
  await expect(page.getByText(RESUMED)).toHaveCount(0);
  await next(page).click();
  await answerStep(page, second);
  // Nothing failed while the page took over its document.
  expect(errors).toEqual([]);
});

test("the button counts what is missing, and Next that was pressed early leads on", async ({ page }) => {
  const release = await openEarly(page);
  const [one, ...others] = first;
  if (!one) throw new Error("no question");
  await answerStep(page, [one]);
  await expect(page.getByRole("button", { name: `Answer ${others.length} more` })).toBeVisible();
  await answerStep(page, others);
  await next(page).click();
  await expect(optionsOf(page, one).first()).toBeVisible();
  release();
  for (const answer of second) await expect(optionsOf(page, answer).first()).toBeVisible();
  await expect(optionsOf(page, one)).toHaveCount(0);
});

test("where nothing was answered before, the questions wait for no database", async ({ page }) => {
  await openAs(page, "/health");
  await holdBack(page, SCRIPTS);
  const firstSeen = async () => {
    await page.goto(address, { waitUntil: "commit" });
    return (await page.waitForFunction(() => globalThis.stateWhenSeen)).jsonValue();
  };
  await page.addInitScript(watchForQuestions);
  expect(await firstSeen()).toBe("unasked");
  await page.evaluate(() => localStorage.setItem("keepwell.askedToPersist", "yes"));
  expect(await firstSeen()).toBe("asked");
});

/** Runs in the page, whose database never answers: tells what the page was about when its questions could be seen. */
function watchForQuestions(): void {
  indexedDB.open = () => ({}) as IDBOpenDBRequest;
  const look = () => {
    const question = document.querySelector("[data-first-question] input");
    const isSeen = question?.checkVisibility({ visibilityProperty: true });
    if (isSeen) globalThis.stateWhenSeen = document.documentElement.dataset["early"] ?? "unasked";
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

declare global {
  var stateWhenSeen: string | undefined;
}

test("an option that is chosen before the database has answered is kept, also of who had begun before", async ({
  page,
}) => {
  await openAs(page, address);
  await answerStep(page, first);
  await next(page).click();
  await expect(optionsOf(page, second[0] as Answer).first()).toBeVisible();
  await answerStep(page, second.slice(0, 1));
  await expect.poll(async () => (await storedSets(page)).map(countAnswers)).toEqual([first.length + 1]);
  // The database of this page answers once it is told to.
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...parameters) {
      IDBFactory.prototype.open = open;
      const request = open.apply(this, parameters);
      const tell = request.dispatchEvent.bind(request);
      request.addEventListener(
        "success",
        (event) => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          window.addEventListener("answer", () => tell(new Event("success")), { once: true });
        },
        { once: true },
      );
      return request;
    };
  });
  const release = await holdBack(page, SCRIPTS);
  await page.goto(address, { waitUntil: "commit" });
  const [one] = first;
  if (!one) throw new Error("no question");
  const other = optionsOf(page, one).and(page.locator(":not(:checked)")).first();
  const value = await other.inputValue();
  await other.click();
  expect(await state(page)).toBe("asked");
  await page.evaluate(() => window.dispatchEvent(new Event("answer")));
  await expect.poll(() => state(page)).toBe("closed");
  await expect.poll(async () => JSON.stringify(await storedSets(page))).toContain(`"value":"${value}"`);
  release();
});

test("whoever comes back continues, and is not offered the questions anew", { tag: "@full" }, async ({ page }) => {
  await openAs(page, address);
  await answerStep(page, first);
  await expect(saved(page)).toBeVisible();
  const release = await reopenEarly(page);
  expect(await state(page)).toBe("closed");
  await expect(page.getByText("Getting your questions")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  release();
  await untilOpen(page);
  await expect(page.getByText(RESUMED)).toBeVisible();
  await expect(page.locator("[role=radiogroup] :checked")).toHaveCount(first.length);
});

test("the answers of another person in this browser are neither shown nor changed", async ({ page }) => {
  await openAs(page, address);
  await answerStep(page, first);
  // The mark of the answer before stays for a frame, so that it does not tell whether the last one is stored.
  await expect.poll(async () => (await storedSets(page)).map(countAnswers)).toEqual([first.length]);
  const before = await storedSets(page);
  await openAs(page, "/health");
  const release = await reopenEarly(page);
  expect(await state(page)).toBe("open");
  await expect(page.locator("[role=radiogroup] :checked")).toHaveCount(0);
  const [one] = first;
  if (!one) throw new Error("no question");
  await answerStep(page, [one]);
  await expect.poll(async () => (await storedSets(page)).length).toBe(before.length + 1);
  expect(await storedSets(page)).toEqual(expect.arrayContaining(before));
  release();
  await untilOpen(page);
  await expect(page.locator("[role=radiogroup] :checked")).toHaveCount(1);
});

const countAnswers = ({ answers }: { answers: object }) => Object.keys(answers).length;

/** What is stored of each person's answers, but for what the server's copy changes. */
const storedSets = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ owner: string; answers: object }[]>((resolve) => {
        const opening = indexedDB.open("keepwell.answers");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("sets").objectStore("sets").getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ owner, answers }) => ({ owner, answers })));
          };
        };
      }),
  );

test("a guest is offered nothing to choose, and led to the log-in", { tag: "@full" }, async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto(address, { waitUntil: "commit" });
  await expect.poll(() => state(page)).toBe("closed");
  await expect(page.getByRole("radio")).toHaveCount(0);
  release();
  await expect(page).not.toHaveURL(address);
});

test("a tab on a shared device stores nothing, and waits for the code that says so", { tag: "@full" }, async ({
  page,
}) => {
  await openAs(page, "/health");
  await page.evaluate(() => {
    for (const key of ["userID", "token"]) sessionStorage.setItem(key, `${localStorage.getItem(key)}`);
    localStorage.clear();
    sessionStorage.setItem("keepwell.shared", "yes");
  });
  const release = await reopenEarly(page);
  expect(await state(page)).toBe("closed");
  release();
  await untilOpen(page);
  await answerStep(page, first);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test("without storage the questions wait for the code that says that nothing is kept", { tag: "@full" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no", "SecurityError");
    };
  });
  const release = await openEarly(page);
  expect(await state(page)).toBe("closed");
  release();
  await untilOpen(page);
  await expect(page.getByText("This device cannot keep your answers.", { exact: false })).toBeVisible();
});

test("answers that were chosen survive when the code never comes, and a connection that is lost meanwhile", async ({
  page,
  context,
}) => {
  await openAs(page, "/health");
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(address);
  await expect.poll(() => state(page)).toBe("open");
  await context.setOffline(true);
  await answerStep(page, first);
  await expect.poll(async () => (await storedSets(page)).length).toBe(1);
  await context.setOffline(false);
  await page.unroute(SCRIPTS);
  await openQuestions(page);
  await expect(page.locator("[role=radiogroup] :checked")).toHaveCount(first.length);
});

test("the questions stay when the rest of the content does not come, and are taken over once it does", {
  tag: "@full",
}, async ({ page }) => {
  await openAs(page, "/health");
  await page.route("**/content/site.json", (route) => route.abort());
  await page.goto(address);
  await answerStep(page, first.slice(0, 1));
  await expect(page.locator("[role=radiogroup] :checked")).toHaveCount(1);
  await page.unroute("**/content/site.json");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(early(page)).toHaveCount(0);
  await expect(page.locator("[role=radiogroup] :checked")).toHaveCount(1);
});

test("when the code of the questionnaire fails, the page says so and the answers are there at the next try", {
  tag: "@full",
}, async ({ page }) => {
  await openAs(page, "/health");
  const release = await holdBack(page, SCRIPTS);
  await page.route("**/assets/survey-*.js", (route) => route.abort());
  await page.goto(address, { waitUntil: "commit" });
  await answerStep(page, first);
  release();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute("**/assets/survey-*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await untilOpen(page);
  await expect(page.locator("[role=radiogroup] :checked")).toHaveCount(first.length);
});

test("every first page with options alone can be answered early, and no other", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/health");
  await holdBack(page, SCRIPTS);
  for (const { survey, routes } of domains) {
    await page.goto(routes.questionnaire, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(surveyOf(survey).title));
    const areOptions = surveyOf(survey).pages[0]?.elements.every(({ type }) => type === "radiogroup");
    await expect(early(page)).toBeVisible();
    expect((await page.getByRole("radio").count()) > 0, survey).toBe(areOptions);
  }
});
