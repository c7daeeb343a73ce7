import OpenAI, { APIConnectionError, APIError } from "openai";
import type { SentMessage } from "#core/api/advice.ts";
import type { ModelConfig } from "../../config.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { ModelFailure } from "./model-failure.ts";

/** What a model said. `isCut` when it reached the bound before its end. */
type Completion = { readonly text: string; readonly isCut: boolean };

export type LanguageModel = {
  /**
   * One call, tried again at most twice after 429, 5xx or a broken connection, within the time limit.
   * @param signal ends the call when nobody waits for it any more
   * @throws ModelFailure whatever goes wrong
   */
  complete(messages: readonly SentMessage[], signal: AbortSignal): Promise<Completion>;
};

/** Bounds the cost of an answer; eight points of two sentences need about half of it. */
const MOST_TOKENS = 700;
/** The same bound for endpoints that ignore it. */
const MOST_CHARACTERS = 6000;
const RETRIES = 2;

export function createLanguageModel({ baseUrl, apiKey, model, timeLimitMs }: ModelConfig): LanguageModel {
  const client = new OpenAI({
    baseURL: baseUrl,
    // The library insists on one; an endpoint without keys does not read it.
    apiKey: apiKey || "none",
    maxRetries: RETRIES,
    timeout: timeLimitMs,
    fetch: boundedFetch,
    // Otherwise the library reads these from variables that belong to other programs, and writes to the console.
    organization: null,
    project: null,
    logLevel: "off",
  });
  /** Newer hosted models know only the second name, many other endpoints only the first. */
  let bound: "max_tokens" | "max_completion_tokens" = "max_tokens";

  const ask = (messages: readonly SentMessage[], signal: AbortSignal) =>
    client.chat.completions.create({ model, messages: [...messages], [bound]: MOST_TOKENS, stream: false }, { signal });

  return {
    async complete(messages, signal) {
      const ends = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
      try {
        const answer = ask(messages, ends).catch((fault: unknown) => {
          if (bound !== "max_tokens" || !isAboutTheBound(fault)) throw fault;
          bound = "max_completion_tokens";
          return ask(messages, ends);
        });
        return completionOf(await Promise.race([answer, whenAborted(ends)]));
      } catch (fault) {
        if (signal.aborted) throw new ModelFailure("nobody waits any more");
        if (ends.aborted) throw new ModelFailure("the time limit passed");
        throw fault instanceof ModelFailure ? fault : new ModelFailure(reasonOf(fault));
      }
    },
  };
}

/** The text alone, whatever else the endpoint sent. */
function completionOf(reply: unknown): Completion {
  const choice = (reply as Partial<OpenAI.ChatCompletion> | null)?.choices?.[0];
  const text: unknown = choice?.message?.content;
  if (typeof text !== "string" || text.trim() === "") throw new ModelFailure("there was no text in the answer");
  const isCut = choice?.finish_reason === "length" || text.length > MOST_CHARACTERS;
  return { text: text.slice(0, MOST_CHARACTERS), isCut };
}

/** The library sleeps through an abort between two tries; the person does not wait for it. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new ModelFailure("the call was ended"));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}

function isAboutTheBound(fault: unknown): boolean {
  return fault instanceof APIError && fault.status === 400 && /max_completion_tokens/.test(fault.message);
}

function reasonOf(fault: unknown): string {
  if (fault instanceof APIConnectionError) return "the endpoint could not be reached";
  if (fault instanceof APIError && fault.status) return `the endpoint answered ${fault.status}`;
  return "the answer could not be read";
}
