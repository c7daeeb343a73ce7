import { chromiumProcess } from "./chromium-process.ts";
import { type Driver, showsText, until } from "./driver.ts";

export async function chromium(): Promise<Driver> {
  const browser = chromiumProcess();
  const context = await browser.open();
  const page = await context.newPage();
  return {
    engine: "Chromium",
    open: async (url) => void (await page.goto(url)),
    click: (role, name) => page.getByRole(role, { name, exact: true }).first().click(),
    choose: (group, name) =>
      page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true }).click(),
    fill: (label, text) =>
      page
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .fill(text),
    see: async (text, timeoutMs) => void (await until(text, () => page.evaluate<boolean>(showsText(text)), timeoutMs)),
    path: async () => new URL(page.url()).pathname,
    setOffline: (isOffline) => context.setOffline(isOffline),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: () => browser.remove(),
  };
}
