import { writeFileSync } from "node:fs";
import { type Driver, type Role, showsText, until } from "./driver.ts";
import { asArgument, type Session } from "./webdriver.ts";
import { type Paths, startWebkit } from "./webkit-process.ts";

/** What can have a role, and by which its name is asked of the browser. */
const CANDIDATES: Record<Role | "radiogroup", string> = {
  button: "button, [role=button], input[type=submit]",
  link: "a[href]",
  radio: "input[type=radio], [role=radio]",
  radiogroup: "[role=radiogroup], fieldset",
  textbox: "input, textarea",
  combobox: "select",
  spinbutton: "input[type=number]",
};

/** WebKit as the walk uses it. */
export async function webkit(paths: Paths): Promise<Driver> {
  const { session, end } = await startWebkit(paths);
  return { ...adapter(session), close: end };
}

function adapter(session: Session): Omit<Driver, "close"> {
  const named = (role: Role | "radiogroup", fits: (name: string) => boolean, within?: string) =>
    until(`${role} of that name`, async () => {
      for (const element of await session.find(CANDIDATES[role], within)) {
        if (fits(await session.call<string>("GET", `/element/${element}/computedlabel`))) return element;
      }
      return undefined;
    });
  const press = async (element: string) => {
    await session.run("arguments[0].scrollIntoView({ block: 'center' })", asArgument(element));
    await session.call("POST", `/element/${element}/click`);
  };
  const evaluate = <Result>(expression: string) => session.run<Result>(`return (${expression})`);
  return {
    engine: "WebKit",
    open: (url) => session.call("POST", "/url", { url }),
    click: async (role, name) => press(await named(role, (one) => one.trim() === name)),
    async choose(group, option) {
      const found = await named("radiogroup", (one) => one.includes(group));
      await press(await named("radio", (one) => one.trim() === option, found));
    },
    async fill(label, text) {
      const field = await named("textbox", (one) => one.startsWith(label));
      await session.call("POST", `/element/${field}/clear`);
      await session.call("POST", `/element/${field}/value`, { text });
    },
    see: async (text, timeoutMs) => void (await until(text, () => evaluate<boolean>(showsText(text)), timeoutMs)),
    path: () => evaluate("location.pathname"),
    // The driver has no word for it; the line is cut instead.
    setOffline: () => Promise.resolve(),
    resize: async (width, height) => void (await session.call("POST", "/window/rect", { width, height })),
    evaluate,
    screenshot: async (file) =>
      writeFileSync(file, Buffer.from(await session.call<string>("GET", "/screenshot"), "base64")),
  };
}
