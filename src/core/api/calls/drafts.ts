import { Type } from "typebox";
import { ScaleIdSchema } from "../../content-model/text.ts";
import { DRAFT_ID_FORM, DraftSchema } from "../../drafts/draft-schema.ts";
import { type Call, CHANGE, EMPTY, READ } from "../call.ts";

const OfSurvey = Type.Object({ survey: ScaleIdSchema });
/** Browsers save a draft after each answer. */
const SAVING = [{ limit: "draft", by: "account" }] as const;

/** The copies of unfinished questionnaires, which a person continues on another device. */
export const draftCalls = {
  drafts: {
    ...READ,
    path: "/api/drafts",
    tag: "Drafts",
    reply: Type.Object({ drafts: Type.Array(DraftSchema) }),
    errors: ["SESSION_NEEDED"],
    needs: "token",
  },
  /** Merges the draft into the copy and returns it; its id is another one when a draft of the survey was there. */
  saveDraft: {
    ...CHANGE,
    method: "PUT",
    path: "/api/drafts/:survey",
    tag: "Drafts",
    params: OfSurvey,
    body: DraftSchema,
    reply: Type.Object({ draft: DraftSchema }),
    errors: ["SESSION_NEEDED", "UNKNOWN_CONTENT_VERSION", "DRAFT_ENDED", "TOO_MANY_REQUESTS"],
    needs: "token",
    limits: SAVING,
    idempotent: true,
    event: false,
  },
  /** Removes a draft for good, also one without a copy: a device that still has it is told that it ended. */
  removeDraft: {
    ...CHANGE,
    method: "DELETE",
    path: "/api/drafts/:survey",
    tag: "Drafts",
    params: OfSurvey,
    headers: Type.Object({ "idempotency-key": Type.String({ pattern: DRAFT_ID_FORM }) }),
    reply: EMPTY,
    errors: ["SESSION_NEEDED", "TOO_MANY_REQUESTS"],
    needs: "token",
    limits: SAVING,
    idempotent: true,
    event: false,
  },
} as const satisfies Record<string, Call>;
