import { Type } from "typebox";

export const GenderSchema = Type.Union([Type.Literal("Male"), Type.Literal("Female")]);
