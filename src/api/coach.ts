import type { Criteria } from "#core/api/advice.ts";
import { call } from "./http.ts";

/** How to ask for advice: whether a language model may answer, in which language, and a signal that aborts the call. */
export type Asking = {
  /** The consent given to a language model; null has the built-in guide answer. */
  readonly consent: string | null;
  /** The language of the page. The guide answers a question in the question's own, where that can be told. */
  readonly language: string;
  readonly signal: AbortSignal;
};

/** How to ask a question in a conversation. */
export type AskingOn = Asking & {
  /** What the same person asked before, one question a line, for "And in the mornings?". Only the guide of this site takes it. */
  readonly before?: string | undefined;
  /** The kind of the safety card that the conversation had last. Only the guide of this site takes it. */
  readonly after?: string | undefined;
};

/** A language model, or a provider's program, may take long. */
const LIMIT_MS = 120_000;

const headersOf = ({ consent, language }: Asking): Record<string, string> => ({
  "accept-language": language,
  ...(consent === null ? {} : { "keepwell-consent": consent }),
});

const earlierOf = ({ before, after }: AskingOn) => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

export const fetchAdvice = (userID: string, criteria: Criteria, asking: Asking) =>
  call("getAdvice", {
    body: { userID, criteria },
    headers: headersOf(asking),
    signal: asking.signal,
    limitMs: LIMIT_MS,
  });

/** Asks the coach with the session token. The token is sent raw, without an authentication scheme. */
export const askForAdvice = (prompt: string, token: string, asking: AskingOn) =>
  call("askCoach", {
    body: { prompt, ...earlierOf(asking) },
    headers: { authorization: token, ...headersOf(asking) },
    signal: asking.signal,
    limitMs: LIMIT_MS,
  });

/** Asks the assistant, which needs no session. A provider may answer with any JSON. */
export const askAssistant = (message: string, asking: AskingOn): Promise<unknown> =>
  call("chat", {
    body: { message, ...earlierOf(asking) },
    headers: headersOf(asking),
    signal: asking.signal,
    limitMs: LIMIT_MS,
  });
