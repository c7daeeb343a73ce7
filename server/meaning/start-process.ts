import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { AskedOfProcess } from "./meaning-process.ts";

/** Something to ask; the number is added here. */
type Question = AskedOfProcess extends infer One ? (One extends unknown ? Omit<One, "number"> : never) : never;

/** A process that answers questions in their order. */
export type Answering = {
  /** Returns the answer; null when it failed. */
  ask(question: Question): Promise<unknown>;
  end(): Promise<void>;
};

type Answer = { readonly number: number; readonly answer?: unknown; readonly failure?: string };
type Told = Answer | { readonly isLearning: true };

type Heard = {
  /** Called when the process ended by itself. */
  readonly onEnd: () => void;
  /** Reports why, in words that are safe to log. */
  readonly onFailure: (reason: string) => void;
  /** Called when it begins to learn what was not kept, which takes minutes. */
  readonly onLearning?: () => void;
};

const PROGRAM = join(import.meta.dirname, "meaning-process.ts");

/**
 * Starts a process that understands. It is no thread, because what a thread has used is not given back when it ends: after
 * a few edits a server had grown by half a gigabyte. It ends with the server.
 * @param isEmbedding false to compare words alone
 */
export function startProcess(isEmbedding: boolean, heard: Heard): Answering {
  try {
    const child = fork(PROGRAM, [isEmbedding ? "embedding" : "words"], {
      execArgv: ["--max-semi-space-size=4"],
      serialization: "advanced",
    });
    return answeringBy(child, heard);
  } catch (error) {
    // A system short of memory starts no process.
    setImmediate(() => {
      heard.onFailure(error instanceof Error ? error.message : `${error}`);
      heard.onEnd();
    });
    return { ask: async () => null, end: async () => undefined };
  }
}

function answeringBy(child: ChildProcess, { onEnd, onFailure, onLearning }: Heard): Answering {
  const waiting = new Map<number, (answer: unknown) => void>();
  /** Only while an answer is awaited is this process kept alive for it. */
  const hold = (isHeld: boolean) => {
    for (const one of [child, child.channel]) one?.[isHeld ? "ref" : "unref"]();
  };
  hold(false);
  let asked = 0;
  let isEnding = false;
  const answerAll = () => {
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
    hold(false);
  };
  child.on("message", (told: Told) => {
    if ("isLearning" in told) return onLearning?.();
    const { number, answer, failure } = told;
    if (failure !== undefined) onFailure(failure);
    waiting.get(number)?.(answer ?? null);
    waiting.delete(number);
    hold(waiting.size > 0);
  });
  const onGone = (reason: string) => {
    if (!isEnding) {
      isEnding = true;
      onFailure(reason);
      onEnd();
    }
    answerAll();
  };
  child.on("error", (error) => onGone(error.message));
  child.on("exit", (status, signal) => onGone(`the process that understands ended (${signal ?? status})`));
  return {
    ask: (question) =>
      new Promise((resolve) => {
        if (!child.connected) return resolve(null);
        const number = asked++;
        waiting.set(number, resolve);
        hold(true);
        child.send({ ...question, number }, (error) => error && onGone(error.message));
      }),
    async end() {
      isEnding = true;
      child.kill("SIGKILL");
      answerAll();
    },
  };
}
