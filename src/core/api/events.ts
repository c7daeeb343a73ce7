import { type Static, Type } from "typebox";
import { closed } from "../content-model/text.ts";
import { textToFind } from "./fields.ts";

const Day = Type.String({ pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" });
const Word = textToFind(1, 100);

const filter = {
  /** The first and the last day, in UTC. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  kind: Type.Optional(Word),
  /** `done`, `refused` for every error code, or one of them. */
  outcome: Type.Optional(Word),
  /** A pseudonym, or a member of the staff. */
  who: Type.Optional(Word),
};

export const EventFilterSchema = Type.Object(filter, closed);
/** `before` is the `older` of the page before. */
export const EventPageSchema = Type.Object({ ...filter, before: Type.Optional(Word) }, closed);

export const EventsReplySchema = Type.Object({
  /** The newest first, at most 100. */
  events: Type.Array(
    Type.Object({
      at: Type.String(),
      kind: Type.String(),
      outcome: Type.String(),
      who: Type.Union([Type.String(), Type.Null()]),
      network: Type.Union([Type.String(), Type.Null()]),
      times: Type.Integer(),
    }),
  ),
  /** Where the next page begins; null on the last one. */
  older: Type.Union([Type.String(), Type.Null()]),
  /** The kinds that there can be. */
  kinds: Type.Array(Type.String()),
});

export type EventFilter = Static<typeof EventFilterSchema>;
export type EventsReply = Static<typeof EventsReplySchema>;
