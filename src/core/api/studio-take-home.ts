import { type Static, Type } from "typebox";
import { closed, ScaleIdSchema } from "../content-model/text.ts";
import { HOME_FORMATS, type HomeFormat } from "../shared/home-formats.ts";

const FormatSchema = Type.Unsafe<HomeFormat>(Type.Union(HOME_FORMATS.map((format) => Type.Literal(format))));
export const TakeHomeParams = Type.Object({ scale: ScaleIdSchema, format: FormatSchema }, closed);

const sentences = Type.Array(Type.String());
/** A scale in a form of another program. */
export const TakenHomeSchema = Type.Object({
  files: Type.Array(
    Type.Object({
      name: Type.String(),
      type: Type.String(),
      /** In base64. */
      bytes: Type.String(),
    }),
  ),
  /** What the form has no words for. */
  unsaid: sentences,
  notes: sentences,
});
export type TakenHome = Static<typeof TakenHomeSchema>;
