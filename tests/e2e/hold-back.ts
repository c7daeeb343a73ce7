import type { Page } from "@playwright/test";

/** Keeps replies to these addresses from the page until the returned function is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
