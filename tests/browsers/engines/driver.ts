export type Role = "button" | "link" | "radio" | "textbox" | "combobox" | "spinbutton";

/** The few things that the walk does in a browser, whatever drives it. Each waits until it can be done. */
export type Driver = {
  readonly engine: string;
  open(url: string): Promise<void>;
  /** Presses what has this role and exactly this name. */
  click(role: Role, name: string): Promise<void>;
  /** Presses the radio of this name in the group of that name. */
  choose(group: string, option: string): Promise<void>;
  /** Types into the field whose label begins so. */
  fill(label: string, text: string): Promise<void>;
  /** Waits until the page shows this text. */
  see(text: string, timeoutMs?: number): Promise<void>;
  path(): Promise<string>;
  /** Tells the browser that its network is gone or back, where its driver can. */
  setOffline(isOffline: boolean): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** @returns what the page's own script gives for this expression */
  evaluate<Result>(expression: string): Promise<Result>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
};

/** Asks again until something is there. */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result | undefined | null | false>,
  timeoutMs = 20_000,
): Promise<Result> {
  let last: unknown;
  for (const end = Date.now() + timeoutMs; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    try {
      const found = await ask();
      if (found) return found;
    } catch (error) {
      // A page that is being left answers with an error.
      last = error;
    }
    if (Date.now() >= end) throw new Error(`${what}: not within ${timeoutMs} ms${last ? ` (${last})` : ""}`);
  }
}

/** Whether a page shows a text; as an expression, since each driver takes scripts in its own form. */
export const showsText = (text: string): string =>
  `document.body !== null && document.body.innerText.replace(/\\s+/g, " ").includes(${JSON.stringify(text)})`;
