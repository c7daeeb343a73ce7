import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { Issue } from "#core/shared/issue.ts";
import { checkCache } from "./check-cache.ts";
import type { Asked } from "./check-thread.ts";
import type { ContentFolders, ContentTexts } from "./content-texts.ts";
import { untilSpent } from "./work-limit.ts";

/**
 * How much a check may work and keep somebody waiting, in ms, and how much memory it may have, in MB: a rule can have
 * more sums than can be proved. The wait ends before the studio gives up.
 */
const LIMIT = { workMs: 10_000, waitMs: 20_000 };
const MOST_MEMORY_MB = 512;

export type Checked = { readonly issues: readonly Issue[]; readonly warnings: readonly Issue[] };
type Answered = Checked & { readonly proved: readonly string[] };

/** One check at a time: editors wait for one another, and nobody else does. */
const inTurn = pLimit(1);
let thread: Worker | null = null;

/**
 * Checks content in a thread of its own, so that a proof that takes long keeps no call waiting. What it proved is known
 * here afterwards.
 * @param readIssues the issues of files that could not be read
 * @param stop ends the check, when nobody waits for it any more
 * @returns null when the check took more time or memory than it may, or was stopped
 */
export const checkApart = (
  texts: ContentTexts,
  folders: ContentFolders,
  { readIssues = [], stop }: { readonly readIssues?: readonly Issue[]; readonly stop?: AbortSignal | undefined } = {},
): Promise<Checked | null> =>
  inTurn(async () => {
    if (stop?.aborted) return null;
    const { surveysDir, scoringRulesDir } = folders;
    const asked: Asked = { texts: [...texts], folders: { surveysDir, scoringRulesDir }, readIssues };
    const given = await answerOf(asked, stop);
    if (given === null) {
      await thread?.terminate();
      thread = null;
      return null;
    }
    checkCache().remember(given.proved);
    return given;
  });

async function answerOf(asked: Asked, stop: AbortSignal | undefined): Promise<Answered | null> {
  thread ??= newThread();
  thread.postMessage(asked);
  const ended = new AbortController();
  const signal = stop ? AbortSignal.any([ended.signal, stop]) : ended.signal;
  try {
    const answered = once(thread, "message", { signal }).then(([answer]) => answer as Answered);
    return await Promise.race([answered, untilSpent(thread, LIMIT, signal)]);
  } catch {
    // The thread ran out of memory, or nobody waits any more.
    return null;
  } finally {
    ended.abort();
  }
}

function newThread(): Worker {
  const made = new Worker(new URL("./check-thread.ts", import.meta.url), {
    workerData: checkCache().names(),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  // It must not keep a server from stopping.
  made.unref();
  made.on("error", () => {
    thread = null;
  });
  return made;
}

/** The issue of a check that was ended before it was done. */
export const tooLong = (file: string, path: string): Issue => ({
  code: "CHECK_TOO_LONG",
  file,
  path,
  message: "The check was stopped, because it would take too long. It is not proved.",
  hint: "If this machine was busy with other work, try again when it is not. Otherwise give fewer options points of their own, or split the scale. Nothing is wrong with the answers of anybody.",
});

/** Returns why content cannot be published: its issues, or that they could not all be looked for; none where it can. */
export async function issuesApart(
  texts: ContentTexts,
  folders: ContentFolders,
  readIssues: readonly Issue[] = [],
): Promise<readonly Issue[]> {
  const checked = await checkApart(texts, folders, { readIssues });
  return checked?.issues ?? [tooLong(folders.scoringRulesDir, "")];
}
