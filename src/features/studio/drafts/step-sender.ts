import type { Command } from "#core/api/studio-drafts.ts";

/** How far what was done has come. `cause` says why it is not saved, where the server said so. */
export type Saving =
  | { readonly kind: "saved" | "saving"; readonly cause?: never }
  | { readonly kind: "waiting" | "refused"; readonly cause: string | null };

/** What becomes of a try that failed: another one later, none before the next edit, or never again. */
export type Failure = { readonly kind: "later" | "refused" | "lost"; readonly cause: string | null };

/** How long an editor pauses before steps are sent, and how long the first one waits at most; in milliseconds. */
const PAUSE = 800;
const LONGEST_WAIT = 4_000;
const FIRST_RETRY = 1_500;
const LAST_RETRY = 30_000;
/** What one call carries, in characters and in commands. */
const MOST_CHARACTERS = 900_000;
const MOST_COMMANDS = 400;

type Options = {
  /** @returns how many commands the server has then */
  readonly send: (commands: readonly Command[], revision: number) => Promise<number>;
  readonly failureOf: (error: unknown) => Failure;
  /** Called with commands that the server has confirmed. */
  readonly onKept: (commands: readonly Command[]) => void;
  readonly onChange: () => void;
  readonly onLost: () => void;
};

/** Sends what an editor does, in its order, each command until the server has confirmed it. */
export function createStepSender({ send, failureOf, onKept, onChange, onLost }: Options) {
  let queue: readonly Command[] = [];
  let revision = 0;
  let flying = 0;
  let flight: Promise<void> | null = null;
  let saving: Saving = { kind: "saved" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsSince = 0;
  let retry = FIRST_RETRY;
  /** Fewer once some were refused, until the one that cannot be kept is alone. */
  let most = MOST_COMMANDS;
  /** Another one after each reset: what was sent before it no longer counts. */
  let round = 0;

  const tell = (next: Saving) => {
    saving = next;
    onChange();
  };
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendNow(), ms);
  };
  const failed = (error: unknown, count: number) => {
    const { kind, cause } = failureOf(error);
    if (kind === "lost") return onLost();
    if (kind === "refused" && count > 1) {
      most = Math.ceil(count / 2);
      return plan(0);
    }
    most = MOST_COMMANDS;
    if (kind === "later") {
      plan(retry);
      retry = Math.min(retry * 2, LAST_RETRY);
    }
    tell({ kind: kind === "later" ? "waiting" : "refused", cause });
  };
  const sendNow = (): Promise<void> => {
    clearTimeout(timer);
    if (flight) return flight;
    if (queue.length === 0) return Promise.resolve();
    const batch = firstOf(queue, most);
    flying = batch.length;
    const mine = round;
    flight = send(batch, revision)
      .then(
        (reached) => {
          if (mine !== round) return;
          [queue, revision, retry] = [queue.slice(batch.length), reached, FIRST_RETRY];
          onKept(batch);
          waitsSince = Date.now();
          if (queue.length > 0) plan(most < MOST_COMMANDS ? 0 : PAUSE);
          else most = MOST_COMMANDS;
          tell({ kind: queue.length > 0 ? "saving" : "saved" });
        },
        (error: unknown) => {
          if (mine === round) failed(error, batch.length);
        },
      )
      .finally(() => {
        flying = 0;
        flight = null;
        if (mine !== round && queue.length > 0) plan(0);
      });
    return flight;
  };

  return {
    saving: () => saving,
    waiting: () => queue,
    revision: () => revision,
    add(command: Command) {
      if (queue.length === 0) waitsSince = Date.now();
      queue = [...queue, command];
      plan(Math.max(0, Math.min(PAUSE, waitsSince + LONGEST_WAIT - Date.now())));
      tell({ kind: "saving" });
    },
    /** Replaces the newest command. @returns false when it may have reached the server already */
    replaceLast(command: Command): boolean {
      if (queue.length <= flying) return false;
      queue = [...queue.slice(0, -1), command];
      plan(Math.max(0, Math.min(PAUSE, waitsSince + LONGEST_WAIT - Date.now())));
      return true;
    },
    /** Sends now, such as when the connection is back. @returns whether all is confirmed */
    async flush(): Promise<boolean> {
      while (queue.length > 0) {
        const before = queue.length;
        await sendNow();
        if (queue.length >= before) return false;
      }
      return true;
    },
    /** Waits until nothing is under way any more. */
    settled: () => flight ?? Promise.resolve(),
    /** Forgets what it had, and goes on from another place. */
    reset(reached: number, commands: readonly Command[] = []) {
      clearTimeout(timer);
      round++;
      [queue, revision, retry, most] = [commands, reached, FIRST_RETRY, MOST_COMMANDS];
      if (queue.length > 0) plan(0);
      tell({ kind: queue.length > 0 ? "saving" : "saved" });
    },
    stop: () => clearTimeout(timer),
  };
}

function firstOf(queue: readonly Command[], most: number): readonly Command[] {
  let size = 0;
  const fits = queue.slice(0, most).findIndex((command) => {
    size += JSON.stringify(command).length;
    return size > MOST_CHARACTERS;
  });
  return queue.slice(0, fits === -1 ? most : Math.max(1, fits));
}
