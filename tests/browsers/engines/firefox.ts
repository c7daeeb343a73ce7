import { type ElementHandle, launch } from "puppeteer-core";
import { type Driver, type Role, showsText, until } from "./driver.ts";

/** Firefox by WebDriver BiDi, the protocol its makers keep. */
export async function firefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();

  const named = (role: Role | "radiogroup", name: string, within: { $$: typeof page.$$ } | ElementHandle = page) =>
    until(`${role} "${name}"`, async () => {
      const found = await within.$$(`::-p-aria([name=${JSON.stringify(name)}][role="${role}"])`);
      return found[0];
    });
  const press = async (element: ElementHandle) => {
    await element.scrollIntoView();
    await element.click();
  };

  return {
    engine: "Firefox",
    open: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    click: async (role, name) => press(await named(role, name)),
    choose: async (group, option) => press(await named("radio", option, await named("radiogroup", group))),
    async fill(label, text) {
      const field = await until(`field "${label}"`, async () => {
        const found = await page.evaluateHandle(fieldLabelled, label);
        return found.asElement() as ElementHandle<HTMLInputElement> | null;
      });
      await field.evaluate((element) => element.select());
      await field.type(text);
    },
    see: async (text, timeoutMs) =>
      void (await until(text, async () => (await page.evaluate(showsText(text))) as boolean, timeoutMs)),
    path: async () => new URL(page.url()).pathname,
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: async (expression) => (await page.evaluate(expression)) as never,
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: () => browser.close(),
  };
}

/** Runs in the page. */
function fieldLabelled(begin: string): HTMLInputElement | undefined {
  const named = (id: string) => document.getElementById(id)?.innerText ?? "";
  return [...document.querySelectorAll("input")].find((field) => {
    const labels = [...(field.labels ?? [])].map(({ innerText }) => innerText);
    const others = (field.getAttribute("aria-labelledby") ?? "").split(" ").map(named);
    return [...labels, ...others, field.getAttribute("aria-label") ?? ""].some((one) => one.trim().startsWith(begin));
  });
}
