import type { Page } from "@playwright/test";

/** Opens the part of a page that is folded under this title. */
export const unfold = (page: Page, title: string): Promise<void> => page.locator("summary", { hasText: title }).click();
