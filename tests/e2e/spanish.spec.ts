import { expect, type Page, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import spanish from "../../src/ui/language/translations/es.json" with { type: "json" };
import { isFull } from "../support/is-full.ts";
import { PASSWORD } from "../support/prepared-people.ts";
import { domains, surveyOf } from "./content.ts";
import { expectNoEnglish } from "./english-left.ts";
import { giveSurvey } from "./given-survey.ts";
import { expectAccessible, newAddress, openAs, openHome } from "./person.ts";

const { navigation, account, register: form, questionnaire } = spanish;

/** A domain that needs no step before and asks only what is picked from a list. */
const domain = domains.find(
  ({ survey, firstSurvey }) =>
    !firstSurvey && surveyOf(survey).pages.every(({ elements }) => elements.every(({ type }) => type === "radiogroup")),
);

const chooseSpanish = (page: Page) => page.evaluate(() => localStorage.setItem("keepwell.language", "es"));

/** With KEEPWELL_FULL=1 axe looks too: in matrix.spec.ts it looks at every kind of page. */
async function expectSpanish(page: Page): Promise<void> {
  await expectNoEnglish(page);
  if (isFull) await expectAccessible(page);
}

/** Picks the first option of every question until the step is complete. */
async function answerFirstOptions(page: Page): Promise<void> {
  const groups = page.getByRole("radiogroup");
  await expect(groups.first()).toBeVisible();
  for (let index = 0; index < (await groups.count()); index++)
    await groups.nth(index).getByRole("radio").first().click();
}

test("a person goes all the way in Spanish", async ({ page }) => {
  test.setTimeout(180_000);
  if (!domain) throw new Error("no domain of options alone");
  await openHome(page);
  await chooseSpanish(page);
  await page.reload();
  await expectSpanish(page);

  await page.goto("/register");
  const send = page.getByRole("button", { name: account.register });
  await send.click();
  await expect(page.getByText(form.yearMissing)).toBeVisible();
  await expectSpanish(page);
  await page.getByLabel(account.email).fill(newAddress());
  const email = await page.getByLabel(account.email).inputValue();
  await page.getByLabel(account.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(form.year).fill("1950");
  await page.getByLabel(form.female).check();
  await send.click();
  await expect(page.getByText(form.done)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: navigation.logIn })).toBeVisible();
  await expectSpanish(page);

  await page.getByLabel(account.email).fill("nobody@example.org");
  await page.getByRole("button", { name: navigation.logIn }).click();
  // Nobody learns here who has an account: whoever is not known to this browser is asked for the password.
  const password = page.getByLabel(account.password, { exact: true });
  await expect(password).toBeVisible();
  await expectSpanish(page);
  await page.getByLabel(account.email).fill(email);
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: navigation.logIn }).click();
  await expect(page.getByRole("heading", { level: 1, name: navigation.tools })).toBeFocused();
  await expectSpanish(page);

  await page.locator(`main a[href="${domain.routes.intro}"]`).click();
  await expectSpanish(page);
  await page.locator(`main a[href="${domain.routes.questionnaire}"]`).click();
  const pages = surveyOf(domain.survey).pages.length;
  for (let step = 1; step <= pages; step++) {
    await expect(page.getByText(`Paso ${step} de ${pages}`)).toBeVisible();
    await expectSpanish(page);
    await answerFirstOptions(page);
    await page.getByRole("button", { name: step === pages ? questionnaire.submit : navigation.next }).click();
  }
  await expect(page).toHaveURL(domain.routes.score);
  await expect(page.getByText(spanish.score.step)).toBeVisible();
  for (const summary of await page.locator("main summary").all()) await summary.click();
  await expectSpanish(page);

  await page.goto("/evaluations");
  await expect(page.getByText(/^Hecha el \d{2}\/\d{2}\/\d{4}, hoy$/)).toBeVisible();
  await expectSpanish(page);
  await page.goto("/scores");
  await expect(page.getByText(spanish.viewScores.latest)).toBeVisible();
  await expectSpanish(page);
  await page.goto("/about4");
  await page.getByRole("button", { name: spanish.coach.likeMe }).click();
  await expect(page.locator("main ul[lang] li").first()).toBeAttached();
  for (const summary of await page.locator("main summary").all()) await summary.click();
  await expect(page.locator("main ul[lang] li").first()).toBeVisible();
  await expectSpanish(page);
});

test("a question and a cry for help are answered in Spanish", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/contact");
  await chooseSpanish(page);
  await page.goto("/assistant");
  const log = page.getByRole("log");
  const ask = async (question: string) => {
    await page.getByRole("textbox").fill(question);
    await page.getByRole("button", { name: spanish.chat.send }).click();
  };
  await ask("¿Cuántas horas debo dormir a mi edad?");
  await expect(log).toContainText("Fuente: ");
  await expectSpanish(page);
  await ask("Me duele el pecho");
  await expect(log).toContainText("911");
  await expectSpanish(page);
});

test("the guide answers in Spanish, and its words are marked so", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/contact");
  await chooseSpanish(page);
  await page.goto("/about4");
  await page.getByRole("button", { name: spanish.coach.anyone }).click();
  await expect(page.locator('ul[lang="es"] li')).toHaveCount(domains.length + 1);
  await expectSpanish(page);

  await page.goto("/assistant");
  await page.locator("summary").first().click();
  const asked = page.waitForRequest("**/chat");
  await page.locator("details li button").first().click();
  const [question = ""] = domains[0]?.suggestedQuestions ?? [];
  expect((await asked).postDataJSON()).toEqual({ message: textOf(question, "es") });
  await expect(page.getByRole("log").locator('div[lang="es"]')).toBeVisible();
  await expectSpanish(page);

  await page.goto("/advice-chat");
  await page.getByRole("button", { name: spanish.chat.send }).click();
  await expect(page.getByText(spanish.adviceChat.noQuestion)).toBeVisible();
  await expectSpanish(page);
});

test("the plain pages, a closed one and an address that leads nowhere speak Spanish", { tag: "@full" }, async ({
  page,
}) => {
  await openAs(page, "/contact");
  await chooseSpanish(page);
  const step = domains.find(({ firstSurvey }) => firstSurvey)?.firstSurvey;
  if (!domain || !step?.otherUnits) throw new Error("no domain");
  const plain = ["/privacy", "/contact", "/forum-tests", "/demo", "/no-such-page", "/forgot-password"];
  for (const path of [...plain, domain.routes.score]) {
    await page.goto(path);
    // Each in Spanish is looked at by axe in matrix.spec.ts.
    await expectNoEnglish(page);
  }
  await page.goto("/my-data");
  await page.getByRole("button", { name: spanish.deletion.ask }).click();
  await expectSpanish(page);
  await page.goto(step.route);
  await page.getByRole("button", { name: textOf(step.otherUnits.use, "es") }).click();
  await page.getByRole("button", { name: textOf(step.words.calculate, "es") }).click();
  await expect(page.getByText(textOf(step.words.missing, "es")).first()).toBeVisible();
  await expectSpanish(page);

  await page.goto("/about1");
  await page.getByLabel(spanish.paste.scores).fill(`${domain.category}: 18 de 40\nnada: 3\n`);
  await page.getByRole("button", { name: spanish.paste.show }).click();
  await expect(page.getByText(spanish.pasteResult.noForum)).toBeVisible();
  await expect(page.getByRole("cell", { name: "18" })).toBeVisible();
  await expectSpanish(page);
});

test("a language chosen meanwhile is spoken at once, and what was typed stays", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await page.goto("/register");
  await page.getByLabel("E-mail address").fill("someone@example.org");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Please choose one of the two.")).toBeVisible();

  const other = await context.newPage();
  await other.goto("/contact");
  await chooseSpanish(other);
  await expect(page.getByText(form.genderMissing)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${account.register} · `));
  await expect(page.getByLabel(account.email)).toHaveValue("someone@example.org");
  await expectSpanish(page);
});

test("a questionnaire changes its language under the answers", { tag: "@full" }, async ({ page, context }) => {
  if (!domain) throw new Error("no domain of options alone");
  await openAs(page, "/contact");
  const say = (english: string, es: string) => ({ default: english, es });
  const slider = { type: "slider", name: "slider", title: say("Calm?", "¿Calma?") };
  const elements: object[] = [
    { type: "boolean", name: "yes-no", title: say("Yes?", "¿Sí?") },
    { type: "rating", name: "rating", title: "?", minRateDescription: say("bad", "mal") },
    { type: "checkbox", name: "several", title: say("Which?", "¿Cuáles?"), choices: ["1", "2"] },
    { type: "dropdown", name: "list", title: say("One", "Una"), choices: ["1", "2"] },
    { type: "text", inputType: "number", name: "number", title: say("Many?", "¿Cuántos?"), min: 0, max: 5 },
    { type: "text", inputType: "number", name: "halves", title: say("Halves?", "¿Medias?"), min: 0, step: 0.5 },
  ];
  elements.push({ ...slider, customLabels: [{ value: 0, text: say("calm", "calma") }] });
  const survey = { title: say("Title", "Título"), pages: [{ name: "one", title: say("Page", "Hoja"), elements }] };
  await giveSurvey(page, domain.survey, survey);
  await page.goto(domain.routes.questionnaire);
  await page.getByRole("radio", { name: "Yes" }).click();
  await page.getByLabel("Many?").fill("9");
  await page.getByLabel("Many?").blur();
  await expect(page.getByText("Please write a number of 5 or less.")).toBeVisible();
  await page.getByLabel("Halves?").fill("1,2");
  await page.getByLabel("Many?").focus();
  await expect(page.getByText("Please write a number in steps of 0.5, such as 1 or 1.5.")).toBeVisible();

  const other = await context.newPage();
  await other.goto("/contact");
  await chooseSpanish(other);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Título");
  await expect(page.getByRole("heading", { level: 2 })).toContainText("Hoja");
  await expect(page.getByRole("radio", { name: "Sí" })).toBeChecked();
  await expect(page.getByText("1 significa «mal».")).toBeVisible();
  await expect(page.getByText(spanish.survey.several)).toBeVisible();
  await expect(page.getByText("0 calma")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Una" }).getByRole("option").first()).toHaveText("Elija");
  await expect(page.getByLabel("¿Cuántos?")).toHaveValue("9");
  await expect(page.getByLabel("¿Cuántos?")).toBeFocused();
  await expect(page.getByText("Escriba un número igual o menor que 5, por favor.")).toBeVisible();
  await expect(page.getByText("Escriba un número en pasos de 0.5, como 1 o 1.5, por favor.")).toBeVisible();
  await expectSpanish(page);
});
