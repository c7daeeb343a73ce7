import { join } from "node:path";
import { PASSWORD } from "../support/prepared-people.ts";
import type { Driver } from "./engines/driver.ts";
import { until } from "./engines/driver.ts";
import type { Line } from "./line/line.ts";
import { questionnaire } from "./stage/questions.ts";

/** Until a page tries again by itself. */
const RETRY_MS = 75_000;
const WIDTHS = [390, 1024] as const;

type Station = { readonly name: string; readonly work: () => Promise<void> };
type Setting = { readonly driver: Driver; readonly line: Line; readonly pictures: string };

/** The walk of a newcomer from the registration to the log-out, station by station. */
export function walk({ driver, line, pictures }: Setting): readonly Station[] {
  const { click, fill, see } = driver;
  const stress = questionnaire("stress");
  const sleep = questionnaire("sleep");
  const email = `walk-${Date.now()}-${driver.engine.toLowerCase()}@example.com`;
  const at = (path: string) => until(path, async () => (await driver.path()) === path, RETRY_MS);
  const open = (path: string) => driver.open(new URL(path, line.url).href);

  async function picture(name: string): Promise<void> {
    for (const width of WIDTHS) {
      await driver.resize(width, 900);
      await new Promise((resolve) => setTimeout(resolve, 400));
      await driver.screenshot(join(pictures, `${driver.engine}-${name}-${width}.png`));
      const overflow = await driver.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
      if (overflow > 0) throw new Error(`${name} at ${width} px scrolls sideways by ${overflow}`);
    }
  }

  async function answerAll(): Promise<void> {
    let step = 0;
    for (const [index, { title, step: its, choices }] of stress.questions.entries()) {
      if (its !== step) {
        await click("button", "Next");
        await see(`Step ${its + 1} of`);
        step = its;
      }
      await driver.choose(title, choices[index % choices.length]?.shown ?? "");
    }
  }

  return [
    {
      name: "home",
      work: async () => {
        await open("/");
        await see("Keepwell");
        await picture("home");
      },
    },
    {
      name: "register",
      work: async () => {
        await open("/register");
        await fill("E-mail", email);
        await fill("Password", PASSWORD);
        await fill("Year of birth", "1950");
        await click("radio", "Female");
        await picture("register");
        await click("button", "Register");
        await see("Registration successful. Please login.");
      },
    },
    {
      name: "log in",
      work: async () => {
        await at("/about");
        await picture("log-in");
        await fill("E-mail", email);
        await click("button", "Log in");
        await at("/evaluations");
        await picture("hub");
      },
    },
    {
      name: "typed times and numbers",
      work: async () => {
        await open(sleep.path);
        await see("Step 1 of");
        for (const [index, typed] of ["10:30 PM", "15", "6:30 AM", "7.5"].entries())
          await fill(sleep.questions[index]?.title ?? "", typed);
        await see("8");
        await picture("typed");
      },
    },
    {
      name: "body mass",
      work: async () => {
        await open("/bmi");
        await see("pounds");
        await picture("body-mass");
      },
    },
    {
      name: "questionnaire",
      work: async () => {
        await open(stress.path);
        await see("Step 1 of");
        await picture("questions");
        await answerAll();
        await see("Submit");
        await picture("last-step");
      },
    },
    {
      name: "Submit without a connection",
      work: async () => {
        line.cut();
        await driver.setOffline(true);
        await click("button", "Submit");
        await see("Your answers are");
        await picture("waiting");
      },
    },
    {
      name: "the result arrives when the connection is back",
      work: async () => {
        line.mend();
        await driver.setOffline(false);
        await at(stress.scorePath);
        await see("Responses submitted successfully", RETRY_MS);
        await picture("result");
      },
    },
    {
      name: "log out",
      work: async () => {
        await open("/logout");
        await picture("log-out");
        // The typed answers of a questionnaire are unfinished.
        await click("button", "Remove");
        await see("Logout successful");
        await at("/");
      },
    },
  ];
}
