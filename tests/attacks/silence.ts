import { once } from "node:events";
import { parentPort, Worker, workerData } from "node:worker_threads";

/** How often `/health` is asked, in milliseconds. */
const EVERY_MS = 5;

/** What was seen since the start, in milliseconds. */
type Silence = {
  /** The longest time without an answer of `/health`. */
  readonly longestMs: number;
  /** How late the watch itself was at most, which is the noise of the machine and not an error of the server. */
  readonly lateMs: number;
};

/** Watches a server from a thread of its own, so that what this process does meanwhile is not counted. */
export type Watch = { end(): Promise<Silence> };

/** Starts to watch the server at this address. */
export async function watchHealth(url: string): Promise<Watch> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } });
  await once(worker, "message");
  return {
    async end() {
      worker.postMessage("end");
      const [seen] = (await once(worker, "message")) as [Silence];
      await worker.terminate();
      return seen;
    },
  };
}

async function watch(port: NonNullable<typeof parentPort>, url: string): Promise<void> {
  let isEnding = false;
  port.once("message", () => (isEnding = true));
  let longest = 0;
  let late = 0;
  let answered = 0;
  for (;;) {
    const reply = await fetch(`${url}/health`).catch(() => null);
    await reply?.text();
    const now = performance.now();
    if (answered === 0) port.postMessage("watching");
    else longest = Math.max(longest, now - answered);
    if (reply?.ok) answered = now;
    if (isEnding) break;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    late = Math.max(late, performance.now() - now - EVERY_MS);
  }
  port.postMessage({ longestMs: longest, lateMs: late } satisfies Silence);
}

if (parentPort && workerData?.url) await watch(parentPort, workerData.url);
