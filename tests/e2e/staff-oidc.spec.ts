import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { CLIENT, type IdentityProvider, startIdentityProvider } from "../support/identity-provider.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { expectAccessible } from "./person.ts";
import { expectNoSidewaysScroll } from "./submit.ts";

// A server of its own, and a real identity provider on this machine.

const test = base.extend<{ site: { server: ServerProcess; provider: IdentityProvider }; link: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  site: async ({}, use) => {
    const port = await freePort();
    const OIDC_ISSUER = `http://localhost:${port}`;
    const server = await startServer(() => ({ ...CLIENT, OIDC_ISSUER, OIDC_NAME: "Sunrise Clinic" }));
    const provider = await startIdentityProvider(port, server.url);
    await use({ server, provider });
    await provider.close();
    server.stop();
  },
  baseURL: async ({ site }, use) => use(site.server.url),
  link: async ({ site: { server } }, use) => {
    const address = readFileSync(join(server.folder, "data/first-staff-link"), "utf8").trim();
    await use(`/staff/join${new URL(address).hash}`);
  },
});

const leave = (page: Page) => page.getByRole("button", { name: "Continue with Sunrise Clinic" });

async function signInThere(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(name);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
}

test("the first admin joins at the identity provider, and signs in there where the link led", { tag: "@full" }, async ({
  page,
  link,
}) => {
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "With Sunrise Clinic" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await leave(page).click();
  await expect(page.getByText("Please type a name of letters and digits")).toBeVisible();
  await page.getByLabel("Your name").fill("Ada Byron");
  await page.getByRole("button", { name: "Join another way" }).click();
  await expect(page.getByRole("heading", { name: "With a password and an app" })).toBeFocused();
  await expect(page.getByLabel("Your name")).toHaveValue("Ada Byron");
  await expectAccessible(page);
  await page.reload();
  await page.getByLabel("Your name").fill("Ada Byron");
  await leave(page).click();
  await signInThere(page, "ada");
  await expect(page.getByText("You are signed in as Ada Byron. Role: admin.")).toBeVisible();
  await expect(page).toHaveURL(/\/staff$/);

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.goto("/staff/events");
  await page.getByRole("link", { name: /sign in/i }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await leave(page).click();
  // The provider still knows this browser, and asks nothing.
  await expect(page).toHaveURL(/\/staff\/events$/);
  await expect(page.getByRole("region", { name: "Events" }).getByRole("listitem").first()).toBeVisible();
  // The way back leads before the provider, not to a used answer.
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Staff sign-in" })).toBeVisible();
});

test("a provider that is away, somebody who is not staff, and an answer used twice", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const said = page.getByRole("alert").filter({ hasText: /\S/ });
  await site.provider.close();
  await page.goto("/staff");
  await leave(page).click();
  await expect(page.getByText("The identity provider cannot be reached now.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expectAccessible(page);

  const back = await startIdentityProvider(Number(new URL(site.provider.issuer).port), site.server.url);
  await leave(page).click();
  await signInThere(page, "mallory");
  await expect(said).toContainText("You are not staff here yet.");
  await expectAccessible(page);
  await page.reload();
  await expect(said).toContainText("did not confirm who you are");
  await page.getByRole("link", { name: "Back to the sign-in" }).click();
  await expect(leave(page)).toBeVisible();
  await back.close();
});
