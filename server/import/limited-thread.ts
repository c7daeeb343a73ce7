import type { Worker } from "node:worker_threads";
import { untilSpent, type WorkLimit } from "../content/check/work-limit.ts";

/** How much a thread may take: work, waiting while others use the machine, and memory. Give the memory to the thread. */
export type Limits = WorkLimit & { readonly megabytes: number };
/** Why a thread gave no answer. */
export type Failure = { readonly failure: string; readonly place: string };

type Sentences = {
  readonly tooLong: string;
  readonly tooMuch: string;
  readonly broken: string;
  readonly ended: string;
};

/** Returns what a thread answers, or a sentence why it does not, and ends it. */
export function answerWithin<Answer>(
  thread: Worker,
  limits: Limits,
  { tooLong, tooMuch, broken, ended }: Sentences,
): Promise<Answer | Failure> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = (answer: Answer | Failure) => {
      done.abort();
      resolve(answer);
      void thread.terminate();
    };
    const fail = (failure: string) => end({ failure, place: "" });
    untilSpent(thread, limits, done.signal).then(
      () => fail(tooLong),
      () => undefined,
    );
    thread.once("message", end);
    thread.once("error", (error: NodeJS.ErrnoException) =>
      fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooMuch : broken),
    );
    thread.once("exit", () => fail(ended));
  });
}
