import { AdviceBodySchema, AdviceReplySchema, ChatBodySchema, ChatReplySchema, PromptBodySchema } from "../advice.ts";
import { type Call, CHANGE } from "../call.ts";

/** Questions are answered and not stored, so no call is an event. */
const ASKED = { ...CHANGE, tag: "Advice", forwarded: "reply", event: false } as const;

/** The three calls that give advice. */
export const adviceCalls = {
  getAdvice: {
    ...ASKED,
    path: "/get-advice",
    body: AdviceBodySchema,
    reply: AdviceReplySchema,
    errors: ["UNKNOWN_USER", "TOO_MANY_REQUESTS", "MODEL_FAILED"],
    needs: "id",
    limits: [{ limit: "chat", by: "account" }],
  },
  askCoach: {
    ...ASKED,
    path: "/api/ai-advice",
    body: PromptBodySchema,
    reply: AdviceReplySchema,
    errors: ["TOKEN_NEEDED", "EMPTY_QUESTION", "QUESTION_TOO_LONG", "TOO_MANY_REQUESTS", "MODEL_FAILED"],
    needs: "token",
    limits: [{ limit: "chat", by: "account" }],
  },
  chat: {
    ...ASKED,
    path: "/chat",
    body: ChatBodySchema,
    reply: ChatReplySchema,
    errors: ["EMPTY_QUESTION", "QUESTION_TOO_LONG", "TOO_MANY_REQUESTS", "MODEL_FAILED"],
    needs: "nobody",
    limits: [{ limit: "chat", by: "network" }],
  },
} as const satisfies Record<string, Call>;
