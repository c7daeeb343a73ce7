import type { ChosenStep, MyStep, StepsReply, Went } from "#core/api/steps.ts";
import { call } from "./http.ts";

// The small step of a person. Each call needs the token of the session.

export const fetchMySteps = (token: string): Promise<StepsReply> =>
  call("mySteps", { headers: { authorization: token } });

/**
 * Makes a step the person's own.
 * @param id identical in every try to keep the same step
 * @throws ApiError, NetworkError
 */
export const keepStep = (token: string, id: string, step: ChosenStep): Promise<MyStep> =>
  call("keepStep", { values: { step: id }, body: step, headers: { authorization: token } });

export const sendWent = (token: string, id: string, went: Went): Promise<MyStep> =>
  call("stepWent", { values: { step: id }, body: { went }, headers: { authorization: token } });

export const endStep = (token: string, id: string) =>
  call("endStep", { values: { step: id }, headers: { authorization: token } });
