import { type Static, Type } from "typebox";
import { LONGEST_EXPRESSION } from "./limits.ts";
import { closed, TextSchema } from "./text.ts";

/**
 * What an alert is about. `crisis`, `emergency` and `abuse` come with numbers to call; `abuse` is shown on the result
 * alone, because the wrong person may be looking at another page.
 */
const AlertKindSchema = Type.Union([
  Type.Literal("crisis"),
  Type.Literal("emergency"),
  Type.Literal("abuse"),
  Type.Literal("doctor"),
  Type.Literal("note"),
]);

/** How soon to talk to a doctor, for the kind `doctor`: this week unless told. The most pressing alert speaks for all. */
const UrgencySchema = Type.Union([Type.Literal("week"), Type.Literal("weeks")]);

/** Answers that a person is told about first, whatever the band. `when` is a formula that is true or false. */
export const AlertSchema = Type.Object(
  {
    /** Exports list names with `;` between them. */
    name: Type.String({ minLength: 1, maxLength: 64, pattern: "^[^;]+$" }),
    when: Type.String({ minLength: 1, maxLength: LONGEST_EXPRESSION }),
    kind: AlertKindSchema,
    say: TextSchema,
    /** Whom to talk to and how soon, in its first sentence; after it, what holds however soon that is. */
    talk: Type.Optional(TextSchema),
    urgency: Type.Optional(UrgencySchema),
  },
  closed,
);

/** An alert that answers raised, with its words of that version: stored with the result. */
export const RaisedAlertSchema = Type.Object(
  {
    name: Type.String(),
    kind: AlertKindSchema,
    say: TextSchema,
    talk: Type.Optional(TextSchema),
    urgency: Type.Optional(UrgencySchema),
  },
  closed,
);

export type Alert = Static<typeof AlertSchema>;
export type AlertKind = Static<typeof AlertKindSchema>;
export type RaisedAlert = Static<typeof RaisedAlertSchema>;
