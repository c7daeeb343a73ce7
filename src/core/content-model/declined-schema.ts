import { Type } from "typebox";
import { closed } from "./text.ts";

/** The form of `Declined`, an answer that the person would rather not give. */
export const DeclinedSchema = Type.Object({ declined: Type.Literal(true) }, closed);
