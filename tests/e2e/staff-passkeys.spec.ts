import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, type CDPSession, expect, type Page } from "@playwright/test";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { expectAccessible } from "./person.ts";

const test = base.extend<{ server: ServerProcess; link: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  server: async ({}, use) => {
    const server = await startServer(() => ({}));
    await use(server);
    server.stop();
  },
  // Browsers have passkeys at this name, and none at 127.0.0.1.
  baseURL: async ({ server }, use) => use(server.url.replace("127.0.0.1", "localhost")),
  link: async ({ server }, use) => {
    const address = readFileSync(join(server.folder, "data/first-staff-link"), "utf8").trim();
    await use(`/staff/join${new URL(address).hash}`);
  },
});

/** A device with a fingerprint reader, of Chromium's own. */
async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test("the first admin joins by passkey, signs out, and signs in with it where the link led", { tag: "@full" }, async ({
  page,
  link,
}) => {
  const { cdp, authenticatorId } = await addDevice(page);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "With a passkey" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use a passkey", exact: true }).click();
  await expect(page.getByText("Please type a name of letters and digits")).toBeVisible();
  await page.getByLabel("Your name").fill("Ada Byron");

  await page.getByRole("button", { name: "Use a password and an app instead" }).click();
  await expect(page.getByRole("heading", { name: "With a password and an app" })).toBeFocused();
  await expect(page.getByLabel("Your name")).toHaveValue("Ada Byron");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByRole("heading", { name: "With a passkey" })).toBeFocused();

  // A finger that does not fit: browsers report it as they report a closed window.
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.getByRole("button", { name: "Use a passkey", exact: true }).click();
  await expect(page.getByText("Nothing happened, and the link still works.")).toBeVisible();
  await expectAccessible(page);
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await page.getByRole("button", { name: "Use a passkey", exact: true }).click();
  await expect(page.getByText("You are signed in as Ada Byron. Role: admin.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();

  await page.goto("/studio?scale=stress");
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  await expectAccessible(page);
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("Nothing happened. Press “Sign in with a passkey”")).toBeVisible();
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/studio\?scale=stress$/);
  await expect(page.getByText("Ada Byron, admin")).toBeVisible();

  await page.goto(link);
  await expect(page.getByText("This link was used already")).toBeVisible();
});

test("a passkey that the site no longer knows is refused in one sentence", { tag: "@full" }, async ({ page, link }) => {
  const { cdp, authenticatorId } = await addDevice(page);
  await page.goto(link);
  await page.getByLabel("Your name").fill("Ada Byron");
  await page.getByRole("button", { name: "Use a passkey", exact: true }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  const [{ credentialId, ...credential }] = credentials as [(typeof credentials)[number]];
  await cdp.send("WebAuthn.removeCredential", { authenticatorId, credentialId });
  const unknown = Buffer.from("a passkey of somebody else's own").toString("base64");
  await cdp.send("WebAuthn.addCredential", { authenticatorId, credential: { ...credential, credentialId: unknown } });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("This sign-in was refused.")).toBeVisible();
});

test("at an address of numbers, a password and an app are the only way", { tag: "@full" }, async ({
  page,
  link,
  server,
}) => {
  await page.goto(`${server.url}${link}`);
  await expect(page.getByRole("heading", { name: "With a password and an app" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Finish" })).toBeVisible();
  await expect(page.getByRole("button", { name: /passkey/ })).toHaveCount(0);
  await page.goto(`${server.url}/staff`);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /passkey/ })).toHaveCount(0);
});

test("a device that cannot keep a passkey is named as the reason", { tag: "@full" }, async ({ page, link }) => {
  await page.goto(link);
  await page.getByLabel("Your name").fill("Ada Byron");
  await page.evaluate(() => {
    // As the specification has it; Chromium reports such a device like a closed window.
    navigator.credentials.create = () => Promise.reject(new DOMException("no device", "ConstraintError"));
  });
  await page.getByRole("button", { name: "Use a passkey", exact: true }).click();
  await expect(page.getByText("This device cannot keep a passkey.")).toBeVisible();
});
