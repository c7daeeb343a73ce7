import type { Page } from "@playwright/test";
import { PAGES } from "../corpus/pages.ts";

/** One screen: who sees it, where, and what is done there first. Found by addresses, roles and words alone. */
export type Screen = {
  readonly name: string;
  readonly who: "guest" | "newcomer" | "person";
  readonly path: string;
  readonly language?: string;
  readonly colors?: "dark";
  /** Of the window, where 800 px show too little. */
  readonly height?: number;
  /** Addresses that cannot be reached. */
  readonly cut?: RegExp;
  readonly act?: (page: Page) => Promise<void>;
};

const SCORES = ["/socialanswers", "/literacyscore", "/exerciseresult", "/mna", "/stressscore", "/pittscore"];
const QUESTIONNAIRES = ["/socialtest", "/literacy", "/exerciseactivity", "/nurtition", "/stressscale", "/pitt"];
const FURTHER = ["/scales/ease-at-home/questions", "/scales/ease-at-home/result"];
/** They end the session, so a person sees them in a picture of its own. */
const LEAVING = ["/logout", "/forget-device"];
const SPANISH = ["/", "/evaluations", "/stressscale", "/stressscore", "/my-data", "/privacy", "/no-such-page"];

/** Guests are sent to the log-in from all of these alike, so that three of them are enough. */
const GUARDED = [...QUESTIONNAIRES, ...SCORES, ...FURTHER].filter(
  (path) => !["/nurtition", "/stressscale", "/stressscore"].includes(path),
);

const named = (path: string) => (path === "/" ? "home" : path.slice(1).replaceAll("/", "-"));
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

const screenAt = (path: string) => ({ path, ...(path === "/studio" ? { act: untilScored } : {}) });

/** The studio scores what its preview holds a moment after it shows it. */
const untilScored = (page: Page) =>
  page
    .getByText(/^on a scale of/)
    .first()
    .waitFor();

const openDisplay = async (page: Page) => {
  const banner = page.getByRole("banner");
  const display = banner.getByRole("button", { name: /^(Display|Aspecto)$/ });
  const menu = banner.getByRole("button", { name: /^(Menu|Menú)$/ });
  await display.or(menu).filter({ visible: true }).first().click();
  if (!(await page.getByRole("dialog").isVisible())) await display.filter({ visible: true }).first().click();
  await page.getByRole("dialog").waitFor();
};

const ask = (question: string) => async (page: Page) => {
  await page.getByLabel("Your question").fill(question);
  await press("Send")(page);
  await page.getByRole("log").getByRole("article").nth(1).waitFor();
};

const answerStep = async (page: Page) => {
  const groups = page.getByRole("main").getByRole("radiogroup");
  await groups.first().waitFor();
  for (const group of await groups.all()) await group.getByRole("radio").nth(1).click();
};

export const screens: readonly Screen[] = [
  ...PAGES.filter((path) => !GUARDED.includes(path)).map(
    (path): Screen => ({ ...screenAt(path), name: `guest-${named(path)}`, who: "guest" }),
  ),
  ...[...PAGES.filter((path) => !LEAVING.includes(path)), ...FURTHER].map(
    (path): Screen => ({ ...screenAt(path), name: `person-${named(path)}`, who: "person" }),
  ),
  ...["/evaluations", "/about2", "/about4", "/my-data", "/bmi", "/nurtition", ...SCORES].map(
    (path): Screen => ({ name: `newcomer-${named(path)}`, who: "newcomer", path }),
  ),
  ...SPANISH.map((path): Screen => ({ name: `spanish-${named(path)}`, who: "person", path, language: "es" })),
  ...["/", "/evaluations", "/stressscale", "/stressscore", "/my-data"].map(
    (path): Screen => ({ name: `dark-${named(path)}`, who: "person", path, colors: "dark" }),
  ),
  ...SCORES.map(
    (path): Screen => ({
      name: `working-${named(path)}`,
      who: "person",
      path,
      act: async (page) => {
        await page.getByText("Show my working").click();
        await page.getByRole("table").first().waitFor();
      },
    }),
  ),
  ...[SCORES[4] ?? "", "/evaluations", "/my-data", "/about2"].map(
    (path): Screen => ({ name: `unreached-${named(path)}`, who: "person", path, cut: /\/(api|view-scores)\// }),
  ),
  ...QUESTIONNAIRES.map(
    (path): Screen => ({ name: `unreached-${named(path)}`, who: "person", path, cut: /\/content\/surveys\// }),
  ),
  { name: "dialog-display", who: "guest", path: "/login", height: 1400, act: openDisplay },
  { name: "dialog-display-spanish", who: "guest", path: "/login", language: "es", height: 1400, act: openDisplay },
  { name: "dialog-display-questionnaire", who: "person", path: "/stressscale", height: 1400, act: openDisplay },
  {
    name: "menu",
    who: "person",
    path: "/contact",
    act: (page) =>
      page
        .getByRole("banner")
        .getByRole("button", { name: /^(Menu|My Wellness Tools)$/ })
        .first()
        .click(),
  },
  {
    name: "log-in-refused",
    who: "guest",
    path: "/login",
    act: async (page) => {
      await page.getByLabel("E-mail").fill("nobody@example.com");
      await press("Log in")(page);
      await page.getByText("Invalid email").first().waitFor();
    },
  },
  { name: "register-empty", who: "guest", path: "/register", act: press("Register") },
  { name: "questionnaire-answered", who: "person", path: "/stressscale", act: answerStep },
  {
    name: "questionnaire-second-page",
    who: "person",
    path: "/stressscale",
    act: async (page) => {
      await answerStep(page);
      await press("Next")(page);
      await page
        .getByText(/Page 2|Step 2|2 of 2/)
        .first()
        .waitFor();
    },
  },
  {
    name: "questionnaire-resumed",
    who: "person",
    path: "/literacy",
    act: async (page) => {
      await answerStep(page);
      await press("Next")(page);
      await page.reload();
      await page.getByRole("radiogroup").first().waitFor();
    },
  },
  { name: "body-mass-missing", who: "person", path: "/bmi", act: press("Calculate BMI") },
  { name: "coach-anyone", who: "person", path: "/about4", act: advice("General Wellness") },
  { name: "coach-like-me", who: "person", path: "/about4", act: advice("People Like Me") },
  { name: "chat-answered", who: "person", path: "/about3", act: ask("How can I fall asleep more easily?") },
  { name: "assistant-answered", who: "guest", path: "/assistant", act: ask("How much walking is enough?") },
  { name: "assistant-danger", who: "guest", path: "/assistant", act: ask("I fell and my chest hurts") },
  {
    name: "pasted-scores",
    who: "guest",
    path: "/about1",
    act: async (page) => {
      await page.getByLabel("Your scores").fill("Stress 12\nSleep: 7\nDiet 99");
      await press("Show what they mean")(page);
      await page.getByRole("heading", { name: "What we read" }).waitFor();
    },
  },
  { name: "my-data-deletion", who: "person", path: "/my-data", act: press("Delete my account") },
  { name: "studio-stress", who: "person", path: "/studio?scale=stress", act: untilScored },
  { name: "leaving", who: "newcomer", path: "/logout" },
];

function advice(card: string) {
  return async (page: Page) => {
    await press(card)(page);
    await page.getByRole("region", { name: "Your advice" }).getByRole("listitem").first().waitFor();
  };
}
