import { type Static, Type } from "typebox";
import { closed } from "../content-model/text.ts";
import { UserIdSchema } from "./results.ts";
import { SAVED_SCORE } from "./save-bmi.ts";

/** The body of the call that saves the result of a survey asked first. */
export const SaveBmiSchema = Type.Object(
  {
    userID: UserIdSchema,
    bmi: Type.String({ pattern: SAVED_SCORE.source }),
    category: Type.String(),
    answers: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  closed,
);
export type ReceivedBmi = Static<typeof SaveBmiSchema>;
