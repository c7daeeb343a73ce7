import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Domain } from "#core/content-model/domains.ts";
import { textOf } from "#core/shared/text-of.ts";
import { submitCall } from "../../support/domain-calls.ts";
import { type Answer, exampleOf, stepsOf } from "../content.ts";
import { answerStep, untilOpen } from "../person.ts";
import { plainDomains } from "../submit.ts";

// What a person does with a questionnaire and sees of it. Where the browser keeps answers is not looked at here.

const [first, second] = plainDomains;
if (!first || !second) throw new Error("fewer than two areas");
/** A questionnaire of several steps with options alone, and another one. */
export const domain: Domain = first;
export const other: Domain = second;

export const stepsIn = (asked: Domain): Answer[][] => stepsOf(asked, exampleOf(asked));
export const nameOf = ({ name }: Domain): string => textOf(name);
export const said = ({ messages }: Domain) => ({
  submitted: textOf(messages.submitted),
  network: textOf(messages.network),
  refused: textOf(messages.refused),
});

const SAVED = "Saved";
export const UNKEPT = "This device cannot keep your answers. Please stay on this page until you have sent them.";
export const KEPT = "Your answers are kept on this device.";
export const RESUMED = "We kept your answers from last time.";
export const SAFE = "Your answers are safe here.";

export const saved = (page: Page) => page.getByText(SAVED, { exact: true });
export const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
export const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
export const alertOf = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

/** The options of a question. */
export const optionsOf = (page: Page, { title }: Answer) =>
  page.getByRole("radiogroup", { name: title }).getByRole("radio");

/** Goes back to a question of an earlier step. A step that is not drawn yet is waited for, never pressed past. */
export async function leadTo(page: Page, answer: Answer): Promise<void> {
  const anyQuestion = page.getByRole("radiogroup").first();
  for (let left = stepsIn(domain).length; left > 0; left--) {
    await expect(anyQuestion).toBeVisible();
    if ((await optionsOf(page, answer).count()) > 0) return;
    const here = (await anyQuestion.getAttribute("aria-labelledby")) ?? "";
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.locator(`[role=radiogroup][aria-labelledby="${here}"]`)).toHaveCount(0);
  }
  throw new Error(`no step asks: ${answer.title}`);
}

/** Picks an option that is not the one of the example. */
export async function answerOtherwise(page: Page, answer: Answer): Promise<string> {
  const group = page.getByRole("radiogroup", { name: answer.title });
  const option = group.getByRole("radio", { checked: false }).first();
  const name = await option.evaluate((element: HTMLInputElement) => element.value);
  await option.click();
  return name;
}

/** Answers everything, up to the last step with its Submit button. */
export async function answerAll(page: Page, asked: Domain = domain): Promise<void> {
  const steps = stepsIn(asked);
  for (const [index, answers] of steps.entries()) {
    await answerStep(page, answers);
    if (index < steps.length - 1) await next(page).click();
  }
}

export async function openQuestions(page: Page, asked: Domain = domain): Promise<void> {
  await page.goto(asked.routes.questionnaire);
  await untilOpen(page);
}

/** How many results the server has of an account. */
export const stored = async (page: Page, userId: string): Promise<number> =>
  (await (await page.request.get(`/view-scores/${userId}`)).json()).length;

/** The address to which the answers go. */
export const callOf = (asked: Domain = domain): string => `**${submitCall(asked).path}`;

/** The server takes the answers, and its reply is lost. */
export async function loseReplies(page: Page, asked: Domain = domain): Promise<void> {
  await page.route(callOf(asked), async (route) => {
    await route.fetch();
    await route.abort();
  });
}

/** A device without room, and one whose storage is switched off. Reading still works in the first. */
export async function withoutRoom(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const full = () => {
      throw new DOMException("The disk is full.", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (this === window.localStorage && key.startsWith("keepwell.")) full();
      setItem.call(this, key, value);
    };
  });
}
