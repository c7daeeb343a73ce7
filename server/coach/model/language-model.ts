import OpenAI, { APIConnectionError, APIError } from "openai";
import type { SentMessage } from "#core/api/advice.ts";
import type { ModelConfig } from "../../config.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { ModelFailure } from "./model-failure.ts";

/** The text a model returned. `isCut` is true when it stopped at the token limit. */
type Completion = { readonly text: string; readonly isCut: boolean };

export type LanguageModel = {
  /**
   * Makes one call, retried at most twice after 429, 5xx or a broken connection, within the time limit.
   * @param signal aborts the call when nobody waits for it any more
   * @throws ModelFailure for every kind of failure
   */
  complete(messages: readonly SentMessage[], signal: AbortSignal): Promise<Completion>;
};

/** Limits the cost of an answer; eight points of two sentences need about half of it. */
const MAX_TOKENS = 700;
/** The same limit for endpoints that ignore `max_tokens`. */
const MAX_CHARACTERS = 6000;
const RETRIES = 2;
/** Larger than any valid answer, with room for what endpoints add around it. */
const MAX_BYTES = 256 * 1024;

export function createLanguageModel({ baseUrl, apiKey, model, timeLimitMs }: ModelConfig): LanguageModel {
  const client = new OpenAI({
    baseURL: baseUrl,
    // The library requires a key; an endpoint without keys ignores it.
    apiKey: apiKey || "none",
    maxRetries: RETRIES,
    timeout: timeLimitMs,
    fetch: boundedFetch(MAX_BYTES),
    // Otherwise the library reads these from environment variables meant for other programs, and logs to the
    // console.
    organization: null,
    project: null,
    logLevel: "off",
  });
  /** Newer hosted models accept only the second name, many other endpoints only the first. */
  let bound: "max_tokens" | "max_completion_tokens" = "max_tokens";

  const ask = (messages: readonly SentMessage[], signal: AbortSignal) =>
    client.chat.completions.create({ model, messages: [...messages], [bound]: MAX_TOKENS, stream: false }, { signal });

  return {
    async complete(messages, signal) {
      const ends = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
      try {
        const answer = ask(messages, ends).catch((error: unknown) => {
          if (bound !== "max_tokens" || !isAboutTheBound(error)) throw error;
          bound = "max_completion_tokens";
          return ask(messages, ends);
        });
        return completionOf(await Promise.race([answer, whenAborted(ends)]));
      } catch (error) {
        if (signal.aborted) throw new ModelFailure("nobody waits any more");
        if (ends.aborted) throw new ModelFailure("the time limit passed");
        throw error instanceof ModelFailure ? error : new ModelFailure(reasonOf(error));
      }
    },
  };
}

/** Returns the text only, whatever else the endpoint sent. */
function completionOf(reply: unknown): Completion {
  const choice = (reply as Partial<OpenAI.ChatCompletion> | null)?.choices?.[0];
  const text: unknown = choice?.message?.content;
  if (typeof text !== "string" || text.trim() === "") throw new ModelFailure("there was no text in the answer");
  const isCut = choice?.finish_reason === "length" || text.length > MAX_CHARACTERS;
  return { text: text.slice(0, MAX_CHARACTERS), isCut };
}

/** The library does not react to an abort between two tries, so the abort is awaited separately. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new ModelFailure("the call was ended"));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}

function isAboutTheBound(error: unknown): boolean {
  return error instanceof APIError && error.status === 400 && /max_completion_tokens/.test(error.message);
}

function reasonOf(error: unknown): string {
  if (error instanceof APIConnectionError) return "the endpoint could not be reached";
  if (error instanceof APIError && error.status) return `the endpoint answered ${error.status}`;
  return "the answer could not be read";
}
