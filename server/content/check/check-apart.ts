import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { Issue } from "#core/shared/issue.ts";
import { checkCache } from "./check-cache.ts";
import type { Asked } from "./check-thread.ts";
import type { ContentFolders, ContentTexts } from "./content-texts.ts";

/** How long a check may take, in ms, and how much memory, in MB: a rule can have more sums than can be proved. */
const LONGEST_MS = 20_000;
const MOST_MEMORY_MB = 512;

export type Checked = { readonly issues: readonly Issue[]; readonly warnings: readonly Issue[] };
type Answered = Checked & { readonly proved: readonly string[] };

/** One check at a time: editors wait for one another, and nobody else does. */
const inTurn = pLimit(1);
let thread: Worker | null = null;

/**
 * Checks content in a thread of its own, so that a proof that takes long keeps no call waiting. What it proved is known
 * here afterwards.
 * @returns null when the check took more time or memory than it may
 */
export const checkApart = (texts: ContentTexts, folders: ContentFolders): Promise<Checked | null> =>
  inTurn(async () => {
    const asked: Asked = { texts: [...texts], folders };
    const given = await answerOf(asked);
    if (given === null) {
      await thread?.terminate();
      thread = null;
      return null;
    }
    checkCache().remember(given.proved);
    return given;
  });

async function answerOf(asked: Asked): Promise<Answered | null> {
  thread ??= newThread();
  const ended = new AbortController();
  const { signal } = ended;
  try {
    const answered = once(thread, "message", { signal }).then(([answer]) => answer as Answered);
    thread.postMessage(asked);
    return await Promise.race([answered, wait(LONGEST_MS, null, { signal })]);
  } catch {
    // The thread ran out of memory.
    return null;
  } finally {
    ended.abort();
  }
}

function newThread(): Worker {
  const made = new Worker(new URL("./check-thread.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  // It must not keep a server from stopping.
  made.unref();
  made.on("error", () => {
    thread = null;
  });
  return made;
}
