import { type Static, Type } from "typebox";
import { closed, ScaleIdSchema } from "../content-model/text.ts";
import { LARGEST_IMPORT } from "../shared/largest-import.ts";
import { OrNull } from "./fields.ts";

/** Base64 writes three bytes as four characters. */
const LONGEST = Math.ceil(LARGEST_IMPORT / 3) * 4;
export const LARGEST_IMPORT_BODY = LONGEST + 1024;

export const ImportBodySchema = Type.Object(
  {
    name: Type.String({ maxLength: 200 }),
    /** The bytes of the file in base64. */
    bytes: Type.String({ maxLength: LONGEST, pattern: "^[A-Za-z0-9+/]*={0,2}$" }),
  },
  closed,
);

const sentences = Type.Array(Type.String());
/** What became of one questionnaire of a file; `files` is null where nothing of it can be asked. */
const InstrumentSchema = Type.Object({
  id: ScaleIdSchema,
  title: Type.String(),
  questions: Type.Integer(),
  taken: Type.Integer(),
  changed: Type.Array(Type.Object({ name: Type.String(), what: Type.String() })),
  dropped: Type.Array(Type.Object({ name: Type.String(), type: Type.String(), why: Type.String() })),
  notes: sentences,
  todo: sentences,
  files: OrNull(Type.Object({ survey: Type.String(), rule: Type.String() })),
});

/** The questionnaires of a file of another tool, or in a sentence why it cannot be read. Nothing is kept. */
export const ImportedFilesSchema = Type.Object({
  instruments: Type.Array(InstrumentSchema),
  why: OrNull(Type.String()),
});
export type ImportedFiles = Static<typeof ImportedFilesSchema>;
export type ImportedQuestionnaire = Static<typeof InstrumentSchema>;
