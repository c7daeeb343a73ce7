import type { Criteria } from "#core/api/advice.ts";
import { call } from "./http.ts";

/** How to ask a question: whether a language model may answer, and a signal that aborts the call. */
export type Asking = {
  /** The consent given to a language model; null has the built-in guide answer. */
  readonly consent: string | null;
  readonly signal: AbortSignal;
};

/** A language model, or a provider's program, may take long. */
const LIMIT_MS = 120_000;

const consentHeader = ({ consent }: Asking): Record<string, string> =>
  consent === null ? {} : { "keepwell-consent": consent };

export const fetchAdvice = (userID: string, criteria: Criteria, asking: Asking) =>
  call("getAdvice", {
    body: { userID, criteria },
    headers: consentHeader(asking),
    signal: asking.signal,
    limitMs: LIMIT_MS,
  });

/** Asks the coach with the session token. The token is sent raw, without an authentication scheme. */
export const askForAdvice = (prompt: string, token: string, asking: Asking) =>
  call("askCoach", {
    body: { prompt },
    headers: { authorization: token, ...consentHeader(asking) },
    signal: asking.signal,
    limitMs: LIMIT_MS,
  });

/** Asks the assistant, which needs no session. A provider may answer with any JSON. */
export const askAssistant = (message: string, asking: Asking): Promise<unknown> =>
  call("chat", { body: { message }, headers: consentHeader(asking), signal: asking.signal, limitMs: LIMIT_MS });
