import type { Page } from "./page.ts";

/** What not every engine lets a test do. */
export type Ability = "killed over its profile" | "a full storage" | "a crash" | "sleep";

/** The browser of one person, on the machine that keeps its profile. */
export type BrowserProcess = {
  /** What it cannot do here, and why. */
  readonly cannot: Readonly<Partial<Record<Ability, string>>>;
  /** Opens it over what it kept. */
  open(): Promise<OpenBrowser>;
  /** Ends it as a power cut or a task manager does: nothing in it learns of that. */
  kill(): Promise<void>;
  remove(): Promise<void>;
};

export type OpenBrowser = {
  newPage(): Promise<Page>;
  /** Tells the pages that the network is gone or back, where the engine can. */
  setOffline(isOffline: boolean): Promise<void>;
  /** Runs in each page opened from now on, before its own scripts. */
  addInitScript(work: () => void): Promise<void>;
  /** Sets the clock that pages read. */
  setClock(to: Date): Promise<void>;
  /** Calls back with the whole text of a page whenever it has changed. */
  onText(call: (page: unknown, text: string) => void): Promise<void>;
  /** Takes away what the browser keeps for an origin, under its open pages. */
  clear(page: Page, origin: string, what: "all" | "databases"): Promise<void>;
  /** No page of the origin can keep more than it does already, after this and what the page itself writes. */
  limitStorage(page: Page, origin: string): Promise<void>;
  sleep(page: Page, ms: number): Promise<void>;
  crash(page: Page): Promise<void>;
};
