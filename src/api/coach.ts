import type { Criteria } from "#core/api/advice.ts";
import { call } from "./http.ts";

/** How a question is asked: whether a language model may answer it, and until when somebody waits. */
export type Asking = {
  /** What the person agreed to; null leaves the answer to the guide. */
  readonly consent: string | null;
  readonly signal: AbortSignal;
};

const consentHeader = ({ consent }: Asking): Record<string, string> =>
  consent === null ? {} : { "keepwell-consent": consent };

export const fetchAdvice = (userID: string, criteria: Criteria, asking: Asking) =>
  call("getAdvice", { body: { userID, criteria }, headers: consentHeader(asking), signal: asking.signal });

/** The one call of the coach that carries the token: raw, without a scheme before it. */
export const askForAdvice = (prompt: string, token: string, asking: Asking) =>
  call("askCoach", {
    body: { prompt },
    headers: { authorization: token, ...consentHeader(asking) },
    signal: asking.signal,
  });

/** Open to everybody. A provider may answer with any JSON. */
export const askAssistant = (message: string, asking: Asking): Promise<unknown> =>
  call("chat", { body: { message }, headers: consentHeader(asking), signal: asking.signal });
