import { type Static, Type } from "typebox";

/** What each call that takes answers may be sent with. */
export const SubmitHeaders = Type.Object({
  "keepwell-content": Type.Optional(Type.String({ pattern: "^[A-Za-z0-9_-]{43}$" })),
  "idempotency-key": Type.Optional(Type.String({ minLength: 8, maxLength: 128 })),
});
export type SubmitHeaders = Static<typeof SubmitHeaders>;
