import { setTimeout as wait } from "node:timers/promises";
import { drivenPage } from "../driven/page.ts";
import { clearDatabases, clearRest, clockMovedBy } from "../driven/scripts.ts";
import type { Window } from "../driven/window.ts";
import type { Line } from "../line/line.ts";
import type { BrowserProcess, OpenBrowser } from "../stage/browser.ts";
import type { Page } from "../stage/page.ts";
import type { Session } from "./webdriver.ts";
import { type Paths, startWebkit, type WebkitProcess } from "./webkit-process.ts";

/** WebKit as the ways use it. */
export function webkitBrowser(paths: Paths, line: Line): BrowserProcess {
  let running: WebkitProcess | undefined;
  async function end(): Promise<void> {
    await running?.end();
    running = undefined;
  }
  return {
    cannot: {
      "killed over its profile": "under its driver it keeps nothing on the disk",
      "a full storage": "its driver sets no limit, and a page cannot fill a disk",
      "a crash": "its driver has no word for the crash of a page",
      sleep: "its driver has no word for a page that sleeps",
    },
    async open() {
      running = await startWebkit(paths);
      const { session } = running;
      await session.call("POST", "/timeouts", { pageLoad: 20_000, script: 30_000 });
      await session.call("POST", "/window/rect", { width: 1280, height: 900 });
      return opened(session, line);
    },
    kill: end,
    remove: end,
  };
}

function opened(session: Session, line: Line): OpenBrowser {
  const inTurn = turns(session);
  const heard: ((page: Page, text: string) => void)[] = [];
  const scripts: string[] = [];
  const windows: Window[] = [];
  const openWindow = async () =>
    (await session.call<{ handle: string }>("POST", "/window/new", { type: "window" })).handle;
  let spare: Promise<string> | undefined = session.call<string>("GET", "/window");
  function everywhere(script: string): void {
    scripts.push(script);
    line.inject(scripts.join(";\n"));
  }
  line.inject("");
  return {
    async newPage() {
      const handle = await (spare ?? openWindow());
      spare = undefined;
      const driven = windowOf(session, handle, inTurn);
      const window: Window = {
        ...driven,
        async close() {
          windows.splice(windows.indexOf(window), 1);
          // With its last window the browser would end.
          if (windows.length === 0) spare = inTurn(handle, openWindow);
          await spare;
          await driven.close();
        },
      };
      windows.push(window);
      return drivenPage(window, line.url, (one, text) => {
        for (const call of heard) call(one, text);
      });
    },
    // The driver has no word for it; the line is cut instead.
    setOffline: () => Promise.resolve(),
    addInitScript: async (work) => everywhere(`(${work})()`),
    async setClock(to) {
      const moved = clockMovedBy(to.getTime() - Date.now());
      everywhere(moved);
      for (const window of windows) await window.run(moved).catch(() => undefined);
    },
    onText: async (call) => void heard.push(call),
    async clear(page, _origin, what) {
      await page.evaluate(clearDatabases);
      if (what === "all") await page.evaluate(clearRest);
    },
    limitStorage: () => Promise.reject(new Error("WebKit cannot be given less room.")),
    sleep: () => Promise.reject(new Error("WebKit cannot be put to sleep.")),
    crash: () => Promise.reject(new Error("WebKit cannot be crashed.")),
  };
}

type InTurn = {
  <Result>(handle: string, work: () => Promise<Result>): Promise<Result>;
  isAt(handle: string): boolean;
};

/** The driver has one window at a time, which each call names before it. */
function turns(session: Session): InTurn {
  let at: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(handle: string, work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(async () => {
      if (at !== handle) await session.call("POST", "/window", { handle });
      at = handle;
      return work();
    });
    last = turn.catch(() => undefined);
    return turn;
  }
  return Object.assign(inTurn, { isAt: (handle: string) => at === handle });
}

/** Two presses at one place within this time are a double click, whose second one pages ignore. */
const DOUBLE_CLICK_MS = 600;

function windowOf(session: Session, handle: string, inTurn: InTurn): Window {
  let pressedAt = 0;
  const call = (method: "POST" | "DELETE", path: string, body?: unknown) =>
    inTurn(handle, async () => void (await session.call(method, path, body)));
  const actions = (list: readonly unknown[]) => call("POST", "/actions", { actions: list });
  return {
    goto: (url) => call("POST", "/url", { url }),
    reload: () => call("POST", "/refresh"),
    async go(by) {
      await call("POST", by < 0 ? "/back" : "/forward");
      await wait(500);
    },
    activate: () => inTurn(handle, () => Promise.resolve()),
    isReadable: () => inTurn.isAt(handle),
    close: () => call("DELETE", "/window"),
    run: (expression) =>
      inTurn(handle, async () => {
        const reply = await session.runAsync<{ value?: unknown; error?: string }>(expression);
        if (reply.error !== undefined) throw new Error(reply.error);
        return reply.value ?? undefined;
      }),
    async press(x, y, times) {
      await wait(Math.max(0, pressedAt + DOUBLE_CLICK_MS - Date.now()));
      pressedAt = Date.now();
      const press = [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      const move = { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y), origin: "viewport" };
      await actions([
        {
          type: "pointer",
          id: "mouse",
          parameters: { pointerType: "mouse" },
          actions: [move, ...Array.from({ length: times }, () => press).flat()],
        },
      ]);
    },
    async type(text, delay) {
      for (const value of text) {
        await actions([
          {
            type: "key",
            id: "keys",
            actions: [
              { type: "keyDown", value },
              { type: "keyUp", value },
            ],
          },
        ]);
        await wait(delay);
      }
    },
  };
}
