import { LRUCache } from "lru-cache";
import { AppError } from "#core/api/app-error.ts";
import type { TurnOwner } from "./turn-owner.ts";

type Waiting = {
  readonly turnOwner: TurnOwner;
  readonly since: number;
  readonly start: (done: () => void) => void;
  readonly sendAway: () => void;
};

type Limits = {
  /** How many tasks run at once. */
  readonly atOnce: number;
  /** The most that wait, of one owner and of all. */
  readonly ofOne: number;
  readonly ofAll: number;
  /** The longest wait, in ms: whoever asked has gone by then. */
  readonly longestMs: number;
};

/** What an owner used counts half after this time, in ms. */
const HALVED_MS = 60_000;
const REMEMBERED = 10_000;
/** An owner that had this many recent turns leaves one place free for others. */
const MANY_TURNS = 3;

export type FairQueue = {
  /** @throws AppError BUSY where this task would wait too long, or gave its place to others */
  run<Result>(turnOwner: TurnOwner, task: () => Promise<Result>): Promise<Result>;
};

/**
 * Runs a few tasks at a time. Known owners come first, then whoever had the fewest turns recently, by network and then by
 * wide network: a newcomer waits for the tasks under way and for no flood. When the queue is full, the one who is last
 * in this order goes, not the one who comes last.
 */
export function createFairQueue({ atOnce, ofOne, ofAll, longestMs }: Limits, now = () => performance.now()): FairQueue {
  const waiting: Waiting[] = [];
  const turns = new LRUCache<string, { readonly used: number; readonly at: number }>({ max: REMEMBERED });
  let running = 0;
  let runningOften = 0;

  const usedBy = (name: string): number => {
    const { used, at } = turns.get(name) ?? { used: 0, at: 0 };
    return used * 2 ** ((at - now()) / HALVED_MS);
  };
  /** Whole turns: what is left of one a minute ago must not put its owner behind a newcomer of a flood. */
  const turnsOf = ({ who }: TurnOwner): number => Math.round(usedBy(who));
  const noteTurn = (name: string) => turns.set(name, { used: usedBy(name) + 1, at: now() });
  const order = (one: Waiting, other: Waiting): number =>
    Number(other.turnOwner.isKnown) - Number(one.turnOwner.isKnown) ||
    turnsOf(one.turnOwner) - turnsOf(other.turnOwner) ||
    usedBy(one.turnOwner.around) - usedBy(other.turnOwner.around) ||
    one.since - other.since;
  const takeOut = (one: Waiting) => waiting.splice(waiting.indexOf(one), 1);

  function startNext(): void {
    while (running < atOnce && waiting.length > 0) {
      const first = waiting.reduce((best, one) => (order(one, best) < 0 ? one : best));
      const { turnOwner } = first;
      const comesOften = !turnOwner.isKnown && turnsOf(turnOwner) >= MANY_TURNS;
      // All others who wait come as often: the order says so.
      if (comesOften && atOnce > 1 && runningOften === atOnce - 1) return;
      takeOut(first);
      if (now() - first.since > longestMs) {
        first.sendAway();
        continue;
      }
      running++;
      if (comesOften) runningOften++;
      for (const name of new Set([turnOwner.who, turnOwner.around])) noteTurn(name);
      first.start(() => {
        running--;
        if (comesOften) runningOften--;
        startNext();
      });
    }
  }

  return {
    run(turnOwner, task) {
      return new Promise((resolve, reject) => {
        const sendAway = () => reject(new AppError("BUSY"));
        if (waiting.filter((one) => one.turnOwner.who === turnOwner.who).length >= ofOne) return sendAway();
        const start = (done: () => void) => void task().then(resolve, reject).finally(done);
        waiting.push({ turnOwner, since: now(), start, sendAway });
        startNext();
        if (waiting.length <= ofAll) return;
        const last = waiting.reduce((worst, one) => (order(one, worst) > 0 ? one : worst));
        takeOut(last);
        last.sendAway();
      });
    },
  };
}
