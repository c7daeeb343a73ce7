import { Pool } from "undici";

/** A log-in as somebody sends it through a proxy on this machine, which names the address it came from. */
export type LogIn = {
  readonly from: string;
  readonly email: string;
  readonly password?: string;
  /** The cookie of a known browser. */
  readonly device?: string;
};

export type Flood = {
  /** How many were answered with each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Ends it, whatever is still under way. */
  stop(): Promise<void>;
};

/** @returns the status, and the device cookie where the reply sets one */
export async function post(
  pool: Pool,
  path: string,
  { from, device, ...body }: LogIn & Readonly<Record<string, unknown>>,
): Promise<{ readonly status: number; readonly device: string | undefined }> {
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": from,
    ...(device === undefined ? {} : { cookie: `keepwell-device=${device}` }),
  };
  const reply = await pool.request({ method: "POST", path, headers, body: JSON.stringify(body) });
  await reply.body.dump();
  const cookies = [reply.headers["set-cookie"] ?? []].flat();
  const set = cookies.map((one) => /^keepwell-device=([^;]+)/.exec(one)?.[1]).find((one) => one !== undefined);
  return { status: reply.statusCode, device: set };
}

/** Sends log-ins at a rate, and does not wait for their replies. */
export function startFlood(url: string, perSecond: number, attempt: (turn: number) => LogIn): Flood {
  const pool = new Pool(url, { connections: 1000 });
  const statuses = new Map<number, number>();
  let turn = 0;
  const started = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * perSecond;
    while (turn < due) {
      post(pool, "/login", attempt(turn++)).then(
        ({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
        () => undefined,
      );
    }
  }, 20);
  return {
    statuses,
    async stop() {
      clearInterval(timer);
      await pool.destroy();
    },
  };
}
