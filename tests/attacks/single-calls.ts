import { type BigAccount, PASSWORD } from "./big-accounts.ts";
import { exportAll } from "./exports.ts";
import { watchHealth } from "./silence.ts";

/**
 * Makes each call that reads or deletes many rows of an account, one after the other and the deletion last.
 * @returns the longest silence of `/health` during each, in milliseconds, and how long it took
 */
export async function silenceOfEach(url: string, account: BigAccount) {
  const { userId, token } = account;
  const get = (path: string) => () => fetch(`${url}${path}`, { headers: { authorization: token } });
  const remove = () =>
    fetch(`${url}/api/account/delete`, {
      method: "POST",
      headers: { authorization: token, "content-type": "application/json" },
      body: JSON.stringify({ proof: PASSWORD }),
    });
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    "one score": get(`/api/stress-score/${userId}`),
    "all scores": get(`/view-scores/${userId}`),
    history: get(`/api/scales/stress/${userId}/history`),
    explanation: get(`/api/scales/stress/${userId}/working`),
    overview: get(`/api/overview/${userId}`),
    "my data": get("/api/account"),
    export: () => exportAll(url, account),
    deletion: remove,
  };
  const rows: Record<string, { readonly silenceMs: number; readonly lateMs: number; readonly tookMs: number }> = {};
  for (const [name, call] of Object.entries(calls)) {
    const watch = await watchHealth(url);
    const started = performance.now();
    const reply = await call();
    if (reply instanceof Response) {
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${name} was answered with ${reply.status}`);
    }
    const tookMs = Math.round(performance.now() - started);
    const { longestMs, lateMs } = await watch.end();
    rows[name] = { silenceMs: Math.round(longestMs), lateMs: Math.round(lateMs), tookMs };
  }
  return rows;
}
