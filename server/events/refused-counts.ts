import type { Happened } from "./event-chain.ts";

/** The most networks that are told apart within a minute; the further ones count together. */
const NETWORKS = 20;
const FURTHER = "further networks";

export type RefusedCall = { readonly kind: string; readonly code: string; readonly network: string };

export type RefusedCounts = {
  count(call: RefusedCall, at: Date): void;
  /** Returns what was counted in the minutes before this one, and forgets it; with `isEnding`, in this one too. */
  take(at: Date, isEnding?: boolean): Happened[];
};

const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16)}:00.000Z`;

/**
 * Counts refused calls: one row for a minute, network, kind and code. An attacker who is refused a million times an hour from
 * a million networks fills at most (networks + 1) × kinds × codes rows a minute.
 */
export function countRefused(): RefusedCounts {
  const counts = new Map<string, Happened>();
  const networks = new Map<string, Set<string>>();

  return {
    count({ kind, code, network }, now) {
      const at = minuteOf(now);
      const known = networks.get(at) ?? new Set();
      networks.set(at, known);
      if (known.size < NETWORKS) known.add(network);
      const counted = known.has(network) ? network : FURTHER;
      const key = JSON.stringify([at, kind, code, counted]);
      const before = counts.get(key);
      const empty = { at, kind, outcome: code, who: null, network: counted, times: 0 };
      counts.set(key, { ...(before ?? empty), times: (before?.times ?? 0) + 1 });
    },
    take(now, isEnding = false) {
      const current = minuteOf(now);
      const taken: Happened[] = [];
      for (const [key, happened] of counts) {
        if (!isEnding && happened.at >= current) continue;
        taken.push(happened);
        counts.delete(key);
      }
      for (const at of networks.keys()) if (at !== current) networks.delete(at);
      return taken;
    },
  };
}
