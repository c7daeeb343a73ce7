import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Taster } from "#core/content-model/taster.ts";
import { paths } from "#core/shared/paths.ts";
import { textOf } from "#core/shared/text-of.ts";
import { PASSWORD } from "../support/prepared-people.ts";
import { domains, exampleOf, stepsOf } from "./content.ts";
import { expectAccessible, newAddress, openHome } from "./person.ts";
import { expectNoSidewaysScroll } from "./submit.ts";

// The way from home to a first result, counted: an action is one press, one choice or one filled field.

const PHONE = { width: 360, height: 740 };

function counted() {
  let count = 0;
  const act = async (doing: Promise<unknown>) => {
    await doing;
    count++;
  };
  return {
    count: () => count,
    press: (target: Locator) => act(target.click()),
    choose: (target: Locator) => act(target.check()),
    fill: (target: Locator, text: string) => act(target.fill(text)),
  };
}

type Actions = ReturnType<typeof counted>;

const storedBy = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => /tab|user/i.test(key)),
  );

async function registerAndLogIn(page: Page, { fill, choose, press }: Actions, address: string): Promise<void> {
  // The page of the log-in, from which a person may come, has fields of the same names.
  await expect(page.getByRole("heading", { level: 1, name: "Register" })).toBeVisible();
  await fill(page.getByLabel("E-mail"), address);
  await fill(page.getByLabel("Password", { exact: true }), PASSWORD);
  await fill(page.getByLabel("Year of birth"), "1948");
  await choose(page.getByLabel("Female"));
  await press(page.getByRole("button", { name: "Register" }));
  await expect(page).toHaveURL(paths.about);
  await expect(page.getByText("Registration successful. Please login.")).toBeVisible();
  // Nothing is typed twice.
  await expect(page.getByLabel("E-mail")).toHaveValue(address);
  await press(page.getByRole("button", { name: "Log in" }));
  await expect(page).toHaveURL(paths.evaluations);
}

async function takeFirstArea(page: Page, actions: Actions): Promise<void> {
  const first = domains.find(({ leads }) => leads) ?? domains[0];
  if (!first) throw new Error("no area");
  await actions.press(page.getByRole("link", { name: /^Begin with: / }));
  await expect(page).toHaveURL(first.routes.questionnaire);
  const steps = stepsOf(first, exampleOf(first));
  for (const [index, answers] of steps.entries()) {
    for (const { title, shown } of answers)
      await actions.press(
        page.getByRole("radiogroup", { name: title }).getByRole("radio", { name: shown, exact: true }),
      );
    await actions.press(page.getByRole("button", { name: index === steps.length - 1 ? "Submit" : "Next" }));
  }
  await expect(page).toHaveURL(first.routes.score);
}

test("a first result after two actions, a full one after 20, and the next thing in one", { tag: "@full" }, async ({
  page,
  request,
  browser,
}) => {
  const { home } = await (await request.get("/content/site.json")).json();
  const taster: Taster = home.taster;
  const [one, two] = taster.fields.map(({ label }) => page.getByLabel(textOf(label)));
  if (!one || !two) throw new Error("fewer than two fields");
  await page.setViewportSize(PHONE);
  await openHome(page);

  const actions = counted();
  await actions.fill(one, "8");
  await expect(page.getByText("Please write a whole number from 0 to 7.")).toBeVisible();
  await one.fill("3");
  await actions.fill(two, "40");
  const section = page.getByRole("region", { name: textOf(taster.title) });
  await expect(section.getByText("120", { exact: true })).toBeVisible();
  await expect(section.getByText("150", { exact: true })).toBeVisible();
  await expect(section.getByText("120", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: textOf(taster.keep) })).toBeInViewport({ ratio: 1 });
  await expect(two).toBeFocused();
  const toTaster = actions.count();
  expect(toTaster).toBeLessThanOrEqual(6);
  expect(await storedBy(page)).toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const sent: string[] = [];
  page.on("request", (sends) => sends.method() === "POST" && sent.push(new URL(sends.url()).pathname));
  await actions.press(page.getByRole("link", { name: textOf(taster.keep) }));
  await expect(page).toHaveURL(paths.register);
  await expect(page.getByText(`${textOf(taster.yours)}: 120.`)).toBeVisible();
  await expectAccessible(page);
  expect(sent).toEqual([]);
  await registerAndLogIn(page, actions, newAddress());

  const more = page.getByRole("region", { name: "More assessments" });
  await expect(more.getByText("Well on the way")).toBeVisible();
  expect(sent.filter((path) => path.startsWith("/api/scales/"))).toEqual([`/api/scales/${taster.scale}`]);
  await takeFirstArea(page, actions);
  const withTaster = actions.count();

  // Back another day: what the hub leads with is one press away.
  await page.goto(paths.evaluations);
  const again = counted();
  await again.press(page.getByRole("link", { name: /^Next: / }));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(again.count()).toBe(1);

  await page.goto(`/scales/${taster.scale}/result`);
  await expect(page.getByRole("main").getByText("120 minutes a week").first()).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openHome(other);
  const direct = counted();
  await direct.press(other.getByRole("link", { name: textOf(home.action) }));
  await direct.press(other.getByRole("main").getByRole("link", { name: "Register" }));
  await registerAndLogIn(other, direct, newAddress());
  await takeFirstArea(other, direct);
  expect(direct.count()).toBeLessThanOrEqual(20);
  await other.context().close();
  console.info(
    `actions: taster ${toTaster}, first full result ${direct.count()}, with the taster before it ${withTaster}, back ${again.count()}`,
  );
});
