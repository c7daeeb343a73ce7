import type { AccountKey } from "#core/api/ids.ts";
import type { CommitQueue } from "../storage/commit-queue.ts";
import { beginChain } from "./event-chain.ts";
import type { EventKey } from "./event-key.ts";
import { countRefused, type RefusedCall } from "./refused-counts.ts";

/** Who did something: an account, which the log names by a pseudonym, or a member of the staff by name. */
export type Who = { readonly account: AccountKey } | { readonly staff: string } | null;

/** The log of what happened. It is never told what anybody answered, typed or asked. */
export type EventLog = {
  /** Writes down what was done; resolves when it is on disk. */
  done(kind: string, who: Who, network: string | null): Promise<void>;
  /** Counts a refused call. It is written down once its minute is over. */
  refused(call: RefusedCall): void;
  /** Writes down the refused calls of the minutes that are over; when ending, of this one too. */
  writeRefused(isEnding?: boolean): Promise<void>;
};

type LogDeps = { readonly commits: CommitQueue; readonly key: EventKey; readonly now: () => Date };

/** Opens the log with a new chain, which this process alone writes to. */
export function openEventLog({ commits, key, now }: LogDeps): EventLog {
  const chain = beginChain(key);
  const refusedCalls = countRefused();
  /** Every write of the chain waits for the one before it: two at once would follow the same event. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const written = last.then(work, work);
    last = written.catch(() => undefined);
    return written;
  };

  return {
    done(kind, who, network) {
      const name = who && ("staff" in who ? who.staff : key.pseudonym(who.account));
      const happened = { at: now().toISOString(), kind, outcome: "done", who: name, network, times: 1 };
      return inTurn(() => commits.write((transaction) => chain.add(transaction, [happened])));
    },
    refused: (call) => refusedCalls.count(call, now()),
    async writeRefused(isEnding) {
      const taken = refusedCalls.take(now(), isEnding);
      if (taken.length > 0) await inTurn(() => commits.write((transaction) => chain.add(transaction, taken)));
    },
  };
}
