import { Type } from "typebox";
import { SHORTEST_PASSWORD } from "../shared/weak-password.ts";

// Fields that bodies and replies of several calls have. PostgreSQL stores no NUL, so no text that is looked up has one.

export const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** A time in UTC. */
export const Moment = Type.String({ format: "date-time" });

/** A text that may be looked up in the database. */
export const textToFind = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: "^[^\\u0000]*$" });

/** An e-mail address that is stored. Space around it makes no difference. */
export const NewAddress = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: "^\\s*[^\\s@\\u0000]+@[^\\s@\\u0000]+\\s*$",
});

/** An e-mail address that is looked up, in whatever form it was typed. */
export const TypedAddress = textToFind(1, 254);

/** A password that is stored. */
export const NewPassword = Type.String({ minLength: SHORTEST_PASSWORD, maxLength: 200 });
