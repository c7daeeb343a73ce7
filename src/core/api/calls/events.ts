import { Type } from "typebox";
import { type Call, READ } from "../call.ts";
import { EventFilterSchema, EventPageSchema, EventsReplySchema } from "../events.ts";

const LOOK = {
  ...READ,
  tag: "Events",
  errors: ["STAFF_SIGN_IN", "STAFF_ROLE", "TOO_MANY_REQUESTS"],
  needs: "role",
  roles: ["admin"],
  limits: [{ limit: "studioToken", by: "wrongToken" }],
} as const;

/** What happened, for those who answer for the site. */
export const eventCalls = {
  events: { ...LOOK, path: "/api/staff/events", query: EventPageSchema, reply: EventsReplySchema },
  /** All that fit, as CSV, the oldest first. Taking the log away is an event too. */
  eventsTable: {
    ...LOOK,
    path: "/api/staff/events.csv",
    query: EventFilterSchema,
    reply: Type.String(),
    errors: [...LOOK.errors, "FOREIGN_PAGE"],
    event: true,
  },
} as const satisfies Record<string, Call>;
