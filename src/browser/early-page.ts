/**
 * What the small script of a prerendered questionnaire (`src/early`) offers the code that comes after it. The questions
 * in the document may be answered before that code has come.
 */
export type EarlyPage = {
  readonly survey: string;
  readonly contentHash: string;
  /** Resolves to false where the questions in the document do not fit this person: the page then takes no answer. */
  readonly isOpen: Promise<boolean>;
  /** Stops listening, once the questionnaire itself listens, and returns what was chosen meanwhile. */
  readonly end: () => EarlyAnswers;
};

export type EarlyAnswers = Readonly<Record<string, string | number>>;

declare global {
  interface Window {
    keepwellEarlyPage?: EarlyPage;
  }
}

export const offerEarlyPage = (page: EarlyPage): void => {
  window.keepwellEarlyPage = page;
};

let isUsed = false;

/** Returns what the document offers while its questions are on the screen as they were sent; null otherwise. */
export const earlyPage = (): EarlyPage | null => (isUsed ? null : (window.keepwellEarlyPage ?? null));

/** Returns whether the questions in the document may be answered; null for a document that has none. */
export async function earlyState(): Promise<"open" | "closed" | null> {
  const page = earlyPage();
  return page && ((await page.isOpen) ? "open" : "closed");
}

/** From now on the page is the app's own. */
export function endEarlyPage(): EarlyAnswers {
  isUsed = true;
  return window.keepwellEarlyPage?.end() ?? {};
}
