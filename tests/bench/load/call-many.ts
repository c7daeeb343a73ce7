import autocannon, { type Request } from "autocannon";
import { spreadOf } from "../report/comparison.ts";

/** What one side did under load. Latencies in ms. */
export type Load = { readonly perSecond: number; readonly p50: number; readonly p99: number };

type Calls = {
  readonly url: string;
  readonly connections: number;
  /** How many calls in all. */
  readonly amount: number;
  /** The n-th call, counted from 0. */
  readonly call: (index: number) => Request;
};

/**
 * Makes each call once over so many connections, each sending its next call when the reply has come. The calls
 * are written out beforehand; the time runs from the first call to the last reply.
 * @throws Error when a call is not answered 200
 */
export async function callMany({ url, connections, amount, call }: Calls): Promise<Load> {
  const latencies: number[] = [];
  let nextClient = 0;
  let started = 0;
  let ended = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections,
        amount,
        timeout: 60,
        setupClient: (client) => {
          const own = nextClient++;
          const count = Math.ceil((amount - own) / connections);
          client.setRequests(Array.from({ length: count }, (_, index) => call(own + index * connections)));
        },
      },
      (error: unknown, found: autocannon.Result) => (error ? reject(error) : resolve(found)),
    );
    running.once("start", () => {
      started = performance.now();
    });
    // autocannon's own histogram counts whole milliseconds, too coarse for fast calls.
    running.on("response", (_client, _status, _bytes, ms) => {
      latencies.push(ms);
      ended = performance.now();
    });
  });
  if (result["2xx"] !== amount || result.errors > 0) {
    throw new Error(`${url}: of ${amount} calls ${result["2xx"]} succeeded, ${result.non2xx} were refused.`);
  }
  return loadOf((amount / (ended - started)) * 1000, latencies);
}

/** @param latencies of each call, in ms */
export const loadOf = (perSecond: number, latencies: readonly number[]): Load => ({
  perSecond,
  p50: spreadOf(latencies).median,
  p99: percentile(latencies, 0.99),
});

function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
