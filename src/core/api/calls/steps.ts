import { type Call, CHANGE, EMPTY, READ } from "../call.ts";
import { ChosenStepSchema, StepParamsSchema, StepSchema, StepsReplySchema, WentBodySchema } from "../steps.ts";

const MINE = { tag: "My step", needs: "token", event: false } as const;
const SAVING = [{ limit: "draft", by: "account" }] as const;

/** The one small step that a person has, and those before it. */
export const stepCalls = {
  mySteps: { ...READ, ...MINE, path: "/api/steps", reply: StepsReplySchema, errors: ["SESSION_NEEDED"] },
  /** Makes a step the person's own, in place of the one before it. The same id again changes the words of the present one. */
  keepStep: {
    ...CHANGE,
    ...MINE,
    method: "PUT",
    path: "/api/steps/:step",
    params: StepParamsSchema,
    body: ChosenStepSchema,
    reply: StepSchema,
    errors: ["SESSION_NEEDED", "STEP_ENDED", "TOO_MANY_REQUESTS"],
    limits: SAVING,
    idempotent: true,
  },
  /** Says how the step went. Another answer replaces the first. */
  stepWent: {
    ...CHANGE,
    ...MINE,
    path: "/api/steps/:step/went",
    params: StepParamsSchema,
    body: WentBodySchema,
    reply: StepSchema,
    errors: ["SESSION_NEEDED", "TOO_MANY_REQUESTS"],
    limits: SAVING,
    idempotent: true,
  },
  /** Puts the step away, with no other in its place. It stays among the past ones. */
  endStep: {
    ...CHANGE,
    ...MINE,
    method: "DELETE",
    path: "/api/steps/:step",
    params: StepParamsSchema,
    reply: EMPTY,
    errors: ["SESSION_NEEDED", "TOO_MANY_REQUESTS"],
    limits: SAVING,
    idempotent: true,
  },
} as const satisfies Record<string, Call>;
