/** What the ways use of a page. Playwright's page is one; `driven/` makes one of what drives another engine. */
export type Page = Finds & {
  goto(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  goForward(): Promise<unknown>;
  bringToFront(): Promise<unknown>;
  close(): Promise<unknown>;
  isClosed(): boolean;
  url(): string | Promise<string>;
  /** @param work runs in the page, and knows nothing of what is around it */
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  waitForTimeout(ms: number): Promise<unknown>;
  waitForURL(fits: (url: URL) => boolean, options?: Within): Promise<unknown>;
};

type Within = { readonly timeout?: number };
export type Words = string | RegExp;
type Role = "alert" | "banner" | "button" | "dialog" | "heading" | "link" | "main" | "radio" | "radiogroup" | "status";
export type RoleOptions = {
  readonly name?: Words;
  readonly exact?: boolean;
  readonly checked?: boolean;
  readonly level?: number;
};

type Finds = {
  getByRole(role: Role, options?: RoleOptions): Locator;
  getByLabel(label: Words, options?: { readonly exact?: boolean }): Locator;
  getByText(text: Words, options?: { readonly exact?: boolean }): Locator;
  locator(css: string): Locator;
};

/** What may be on a page, looked for anew each time. */
export type Locator = Finds & {
  first(): Locator;
  or(other: Locator): Locator;
  filter(options: { readonly hasText: Words }): Locator;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  isChecked(): Promise<boolean>;
  inputValue(): Promise<string>;
  innerText(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  waitFor(options?: Within & { readonly state?: "visible" | "detached" }): Promise<unknown>;
  click(options?: Within): Promise<unknown>;
  dblclick(): Promise<unknown>;
  check(): Promise<unknown>;
  fill(text: string): Promise<unknown>;
  blur(): Promise<unknown>;
  pressSequentially(text: string, options?: { readonly delay?: number }): Promise<unknown>;
  selectOption(value: string): Promise<unknown>;
};
