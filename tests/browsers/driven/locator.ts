import { until } from "../engines/driver.ts";
import type { Locator, RoleOptions, Words } from "../stage/page.ts";
import { type Ask, act, type Point } from "./act.ts";
import { look, type Step, type Test } from "./look.ts";
import type { Window } from "./window.ts";

const LIMIT_MS = 20_000;
/** How long a press may take to reach its element. */
const MISSED_MS = 600;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Words as Playwright reads them: a part in any case, or the whole where that is asked. */
function test(words: Words, isExact = false): Test {
  if (words instanceof RegExp) return { source: words.source, flags: words.flags };
  const source = escaped(words.replace(/\s+/g, " ").trim());
  return isExact ? { source: `^${source}$`, flags: "" } : { source, flags: "i" };
}

/** The ways to look for something, under what was found by the steps before. */
export function finds(window: Window, steps: readonly Step[]) {
  const then = (step: Step) => locator(window, [...steps, step]);
  return {
    getByRole: (role: string, { name, exact, checked, level }: RoleOptions = {}) =>
      then({
        by: "role",
        role,
        ...(name === undefined ? {} : { name: test(name, exact) }),
        ...(checked === undefined ? {} : { checked }),
        ...(level === undefined ? {} : { level }),
      }),
    getByLabel: (label: Words, options?: { readonly exact?: boolean }) =>
      then({ by: "label", words: test(label, options?.exact) }),
    getByText: (text: Words, options?: { readonly exact?: boolean }) =>
      then({ by: "text", words: test(text, options?.exact) }),
    locator: (css: string) => then({ by: "css", css }),
  };
}

const stepsOf = new WeakMap<Locator, readonly Step[]>();

function locator(window: Window, steps: readonly Step[]): Locator {
  const said = steps.map((step) => JSON.stringify(step)).join(" ");
  const ask = (asked: Ask) => window.run(`(${act})((${look})(${JSON.stringify(steps)}), ${JSON.stringify(asked)})`);
  const wait = <Result>(asked: Ask, timeout = LIMIT_MS) =>
    until(
      `${asked.ask} ${said}`,
      async () => {
        const answer = await ask(asked);
        return answer === undefined || answer === null ? undefined : { answer };
      },
      timeout,
    ).then(({ answer }) => answer as Result);
  /** A page that moves under the pointer is pressed once more; one that is left has taken the press. */
  const press = async (times: number, timeout?: number, tries = 3): Promise<void> => {
    const { x, y } = await wait<Point>({ ask: "point" }, timeout);
    await window.press(x, y, times);
    const isMissed = async () => (await window.run("window.isPressed").catch(() => undefined)) === false;
    if (!(await isMissed())) return;
    await new Promise((resolve) => setTimeout(resolve, MISSED_MS));
    if (tries > 1 && (await isMissed())) await press(times, timeout, tries - 1);
  };

  const self: Locator = {
    ...finds(window, steps),
    first: () => locator(window, [...steps, { by: "first" }]),
    or: (other) => locator(window, [...steps, { by: "or", other: stepsOf.get(other) ?? [] }]),
    filter: ({ hasText }) => locator(window, [...steps, { by: "has text", words: test(hasText) }]),
    count: async () => wait<number>({ ask: "count" }),
    isVisible: async () => wait<boolean>({ ask: "visible" }),
    isChecked: () => wait<boolean>({ ask: "checked" }),
    inputValue: () => wait<string>({ ask: "value" }),
    innerText: () => wait<string>({ ask: "text" }),
    getAttribute: async (name) => (await wait<{ value: string | null }>({ ask: "attribute", name })).value,
    waitFor: ({ timeout = LIMIT_MS, state = "visible" } = {}) =>
      until(
        `${state} ${said}`,
        async () =>
          state === "visible" ? (await ask({ ask: "visible" })) === true : (await ask({ ask: "count" })) === 0,
        timeout,
      ),
    click: ({ timeout } = {}) => press(1, timeout),
    dblclick: () => press(2),
    check: async () => {
      if (!(await self.isChecked())) await press(1);
    },
    fill: (text) => wait({ ask: "fill", text }),
    blur: () => wait({ ask: "blur" }),
    pressSequentially: async (text, { delay = 0 } = {}) => {
      await wait({ ask: "focus" });
      await window.type(text, delay);
    },
    selectOption: (text) => wait({ ask: "select", text }),
  };
  stepsOf.set(self, steps);
  return self;
}
