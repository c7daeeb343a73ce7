import { setTimeout } from "node:timers/promises";
import { type BigAccount, PASSWORD } from "./big-accounts.ts";

/** How one export ended. */
export type Exported = {
  readonly isComplete: boolean;
  readonly results: number;
  readonly bytes: number;
  /** How often it was told to come back later. */
  readonly refused: number;
  /** From the first try to the last byte. */
  readonly ms: number;
};

/** What stands once in each result of a copy, and nowhere else. */
const MARK = Buffer.from('"ageBand":');

/** Asks for the copy of an account until it has come, as often as the server says "later". Throws the bytes away. */
export async function exportAll(url: string, { token }: BigAccount): Promise<Exported> {
  const started = performance.now();
  for (let refused = 0; ; refused++) {
    const reply = await fetch(`${url}/api/account/export`, {
      method: "POST",
      headers: { authorization: token, "content-type": "application/json" },
      body: JSON.stringify({ proof: PASSWORD }),
    });
    if (reply.status === 429) {
      await reply.text();
      await setTimeout(Number(reply.headers.get("retry-after")) * 1000);
      continue;
    }
    const read = await readAll(reply);
    return { ...read, isComplete: reply.ok && read.isComplete, refused, ms: performance.now() - started };
  }
}

async function readAll(reply: Response): Promise<Pick<Exported, "isComplete" | "results" | "bytes">> {
  let results = 0;
  let bytes = 0;
  let rest = Buffer.alloc(0);
  try {
    for await (const chunk of reply.body ?? []) {
      bytes += chunk.length;
      const text = Buffer.concat([rest, chunk]);
      for (let at = text.indexOf(MARK); at >= 0; at = text.indexOf(MARK, at + MARK.length)) results += 1;
      // A mark may lie across two chunks.
      rest = text.subarray(-(MARK.length - 1));
    }
  } catch {
    return { isComplete: false, results, bytes };
  }
  return { isComplete: rest.at(-1) === "}".charCodeAt(0), results, bytes };
}
