/** The few things that a driver does in one tab. `page.ts` makes a page of them. */
export type Window = {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes through the history, by -1 or 1. */
  go(by: number): Promise<void>;
  activate(): Promise<void>;
  /** Whether it can be read without bringing it before another one. */
  isReadable(): boolean;
  close(): Promise<void>;
  /** @returns what an expression gives in the page, awaited there */
  run(expression: string): Promise<unknown>;
  press(x: number, y: number, times: number): Promise<void>;
  type(text: string, delay: number): Promise<void>;
};
