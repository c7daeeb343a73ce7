import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "../../support/free-port.ts";
import { until } from "./driver.ts";
import { openSession, type Session } from "./webdriver.ts";

/** Where the driver and the browser it drives lie. */
export type Paths = { readonly driver: string; readonly browser: string };
export type WebkitProcess = { readonly session: Session; end(): Promise<void> };

/** WebKit as Debian builds it for GTK, in a window that nobody sees. */
export async function startWebkit(paths: Paths): Promise<WebkitProcess> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1200x24", "-nolisten", "tcp"]);
  const display = await firstLine(screen);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    GDK_BACKEND: "x11",
    LIBGL_ALWAYS_SOFTWARE: "1",
    LANGUAGE: "en_US",
    TZ: "America/New_York",
  };
  const driver = spawn(paths.driver, [`--port=${port}`], { env, stdio: "ignore" });
  const end = () => {
    driver.kill();
    screen.kill();
  };
  const address = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver", async () => (await fetch(`${address}/status`)).ok);
  const session = await openSession(address, {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: paths.browser, args: ["--automation"] },
    unhandledPromptBehavior: "accept",
  }).catch((error) => {
    end();
    throw error;
  });
  return {
    session,
    async end() {
      await session.call("DELETE", "").catch(() => undefined);
      end();
    },
  };
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => stdout?.once("data", (data) => resolve(`${data}`.trim())));
}
