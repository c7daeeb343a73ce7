import type { AdviceReply, Criteria } from "#core/contracts/advice.ts";
import { call } from "./http.ts";

export const fetchAdvice = (userID: string, criteria: Criteria) =>
  call<AdviceReply>("/get-advice", { method: "POST", body: { userID, criteria } });

/** The one call that carries the token: raw, without a scheme before it. */
export const askForAdvice = (prompt: string, token: string) =>
  call<AdviceReply>("/api/ai-advice", { method: "POST", body: { prompt }, headers: { authorization: token } });

/** Open to everybody. A provider may answer with any JSON. */
export const askAssistant = (message: string) => call<unknown>("/chat", { method: "POST", body: { message } });
