import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page, type Route } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { staffCookie } from "../support/staff.ts";
import { expectAccessible } from "./person.ts";

const test = base.extend<object, { server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startServer((folder) => {
        const [SURVEYS_DIR, SCORING_RULES_DIR] = [join(folder, "surveys"), join(folder, "scoring-rules")];
        cpSync("surveys", SURVEYS_DIR, { recursive: true });
        cpSync("scoring-rules", SCORING_RULES_DIR, { recursive: true });
        return { SURVEYS_DIR, SCORING_RULES_DIR, PUBLISH_NEEDS_TWO: "true" };
      });
      await use(server);
      server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
// One after the other, on one server: the first link is there once.
test.describe.configure({ mode: "serial" });

const PASSWORD = "five calm words in a row";
const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
const keyOn = async (page: Page) => (await page.locator("p", { hasText: "Key:" }).locator("code").innerText()).trim();
const HALF_MINUTE = 30_000;

test("the first link makes an admin, who opens the studio, signs out, and signs in again", { tag: "@full" }, async ({
  page,
  server,
}) => {
  const link = readFileSync(join(server.folder, "data/first-staff-link"), "utf8").trim();
  await page.goto("/studio?scale=stress");
  await expect(page.getByText("The studio is for the people who look after this site.")).toBeVisible();

  await page.goto(`/staff/join${new URL(link).hash}`);
  await expect(page.getByRole("img", { name: "QR code with the key" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await expect(page.getByText("Please choose a password of at least 12 characters.")).toBeVisible();
  await page.getByLabel("Your name").fill("Ada Byron");
  await page.getByLabel("Password").fill(PASSWORD);
  const secret = await keyOn(page);
  await page.getByLabel("Code from your app").fill(codeOf(secret, 0));
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("This code does not fit.")).toBeVisible();
  await expect(page.getByLabel("Password")).toHaveValue(PASSWORD);
  await page.getByLabel("Code from your app").fill(codeOf(secret));
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("You are signed in as Ada Byron. Role: admin.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "See what happened" }).click();
  const events = page.getByRole("region", { name: "Events" });
  await expect(events.getByRole("listitem").first()).toContainText("joinStaff");
  await expectAccessible(page);
  await page.getByLabel("Who").fill("Ada Byron");
  await page.getByLabel("How it ended").selectOption("Refused");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(events.getByText("Nothing that fits.")).toBeVisible();
  // The reply to an earlier filter comes after the one to a later filter.
  const late: Route[] = [];
  await page.route(/api\/staff\/events\?.*outcome=expired/, (route) => void late.push(route));
  await page.goto("/staff/events?who=Ada+Byron&outcome=expired");
  await expect.poll(() => late.length).toBe(1);
  await page.getByLabel("How it ended").selectOption("All");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(events.getByText("Done · By Ada Byron · From 127.0.0.0/24")).toBeVisible();
  const lateReply = page.waitForResponse(/api.*outcome=expired/);
  await late[0]?.continue();
  await (await lateReply).finished();
  await page.waitForTimeout(200);
  await expect(events.getByText("Done · By Ada Byron · From 127.0.0.0/24")).toBeVisible();
  const saved = page.waitForEvent("download");
  await events.getByRole("link", { name: "Save these as CSV" }).click();
  expect(readFileSync(await (await saved).path(), "utf8")).toMatch(
    /^at,kind,outcome,who.*\n.*,joinStaff,done,Ada Byron,/,
  );
  await page.goto("/staff");

  await page.getByRole("link", { name: "Open the studio" }).click();
  await expect(page.getByText("Ada Byron, admin")).toBeVisible();
  await page.goto("/staff");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Staff sign-in" })).toBeFocused();

  await page.goto("/studio?scale=stress");
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Name", { exact: true }).fill("ada byron");
  await page.getByLabel("Password").fill(PASSWORD);
  // The code of the next half minute is accepted early; the one before was used.
  await page.getByLabel("Code from your app").fill(codeOf(secret, Date.now() + HALF_MINUTE));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/studio\?scale=stress$/);
  await expect(page.getByRole("region", { name: "Problems" })).toContainText("In order");

  await page.goto(`/staff/join${new URL(link).hash}`);
  await expect(page.getByText("This link was used already")).toBeVisible();
});

test("what one person proposes, another one opens and publishes", { tag: "@full" }, async ({ browser, server }) => {
  const open = async (role: "editor" | "publisher", name: string) => {
    const context = await browser.newContext({ baseURL: server.url });
    await context.addCookies([await staffCookie(server, role, name)]);
    const page = await context.newPage();
    await page.goto("/studio?scale=stress");
    await expect(page.getByRole("region", { name: "Problems" })).toContainText("In order");
    return page;
  };
  const [edith, grace] = [await open("editor", "Edith"), await open("publisher", "Grace")];
  await edith.getByText("Title and description").click();
  await edith.getByLabel("Title (English)").first().fill("Proposed by Edith");
  await expect(edith.getByRole("region", { name: "Problems" })).toContainText("In order");
  await edith.getByRole("tab", { name: "Publish" }).click();
  await edith.getByRole("button", { name: "Propose" }).click();
  await expect(edith.getByText(/^You proposed a change/)).toBeVisible();

  await grace.reload();
  await grace.getByRole("tab", { name: "Publish" }).click();
  await grace.getByRole("button", { name: "Open it" }).click();
  await expect(grace.getByText(/^Edith proposed a change/)).toBeVisible();
  await grace.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(grace.getByText("Published. It is live now.")).toBeVisible();
  await expect(grace.getByText(/published here by Grace/)).toBeVisible();
  expect(readFileSync(join(server.folder, "surveys/stress.json"), "utf8")).toContain("Proposed by Edith");
});
