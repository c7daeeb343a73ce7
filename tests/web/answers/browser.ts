import "fake-indexeddb/auto";
import { vi } from "vitest";

/** What the modules of the browser read when they are loaded. Import this file before them. */
export const stored = new Map<string, string>();

const localStorage = new Proxy(
  {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
  { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
);

const target = new EventTarget();
const events = {
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
};

vi.stubGlobal("window", { localStorage, location: { pathname: "/evaluations" }, ...events });
vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => undefined, hasFocus: () => false });
vi.stubGlobal("navigator", { onLine: true, languages: ["en"] });
vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work));
vi.stubGlobal("cancelAnimationFrame", clearTimeout);
