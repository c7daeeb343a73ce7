/** The few calls of the WebDriver protocol (https://www.w3.org/TR/webdriver2/) that the walk needs. */
export type Session = {
  call<Result>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<Result>;
  find(css: string, within?: string): Promise<string[]>;
  run<Result>(script: string, ...parameters: readonly unknown[]): Promise<Result>;
  /** @returns what an expression gives once it is awaited in the page, or what went wrong there */
  runAsync<Result>(expression: string): Promise<Result>;
};

/** The key under which the protocol names an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type Named = { readonly [ELEMENT]: string };

async function send<Result>(address: string, method: string, body?: unknown): Promise<Result> {
  const reply = await fetch(address, { method, ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}) });
  const { value } = (await reply.json()) as { value: Result & { error?: string; message?: string } };
  if (!reply.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.error} ${value.message}`);
  return value;
}

/** @param driver the address at which the driver listens */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, "POST", {
    capabilities: { alwaysMatch: capabilities },
  });
  const call: Session["call"] = (method, path, body) => send(`${driver}/session/${sessionId}${path}`, method, body);
  return {
    call,
    async find(css, within) {
      const path = within ? `/element/${within}/elements` : "/elements";
      const found = await call<Named[]>("POST", path, { using: "css selector", value: css });
      return found.map((one) => one[ELEMENT]);
    },
    run: (script, ...parameters) => call("POST", "/execute/sync", { script, args: parameters }),
    runAsync: (expression) => call("POST", "/execute/async", { script: awaited(expression), args: [] }),
  };
}

const awaited = (expression: string) => `
  const done = arguments[arguments.length - 1];
  (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;

export const asArgument = (element: string): Named => ({ [ELEMENT]: element });
