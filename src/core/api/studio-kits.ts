import { type Static, Type } from "typebox";
import { closed, ScaleIdSchema, TextSchema } from "../content-model/text.ts";
import { LARGEST_WORDING } from "../shared/wording-file.ts";
import { OrNull, textToFind } from "./fields.ts";

/** In characters: more than the reader of wordings takes, so that it says in a sentence what is too long. */
const WordingSchema = Type.String({ maxLength: LARGEST_WORDING });
/** Why the bands of the original apply to another wording; null where nobody says so. */
const because = OrNull(textToFind(1, 500));

export const CompareWordingBodySchema = Type.Object({ wording: WordingSchema, because }, closed);
export const EnableKitBodySchema = Type.Object(
  {
    wording: WordingSchema,
    because,
    /** The conditions of the owner, word for word, that whoever sends this has ticked. */
    confirmed: Type.Array(textToFind(1, 1000), { maxItems: 20 }),
  },
  closed,
);

const count = Type.Integer();
const sentences = Type.Array(Type.String());

/** What somebody sees of a kit before they choose it. */
const KitOnOfferSchema = Type.Object({
  id: ScaleIdSchema,
  /** The name by which the literature knows it. */
  name: Type.String(),
  title: TextSchema,
  population: TextSchema,
  terms: Type.Object({
    summary: TextSchema,
    source: Type.String(),
    notice: OrNull(TextSchema),
    conditions: Type.Array(TextSchema),
  }),
  items: count,
  /** Items that may be asked at the end and never count. */
  extraItems: count,
  /** How many options each set has, in the order in which a wording brings them. */
  options: Type.Array(count),
  /** The same of the sets that only the extra items use. */
  extraOptions: Type.Array(count),
  range: Type.Object({ min: Type.Number(), max: Type.Number() }),
  /** The publication of the cut-offs with their number of bands; null where the method has none. */
  bands: OrNull(Type.Object({ count, citation: Type.String() })),
  subscales: count,
  alerts: count,
  hasCodes: Type.Boolean(),
  /** Whether questions may be left open. */
  hasMissingRule: Type.Boolean(),
  /** The languages in which there is a published form to compare with. */
  languages: Type.Array(Type.String()),
  citations: sentences,
  notes: sentences,
  /** What a wording gives here: a new scale, another version of the live one, or nothing, because the name is taken. */
  becomes: Type.Union([Type.Literal("new"), Type.Literal("version"), Type.Literal("taken")]),
});

/** The kits that can be enabled, and the scales that are known and cannot. */
export const KitLibrarySchema = Type.Object({
  kits: Type.Array(KitOnOfferSchema),
  listed: Type.Array(
    Type.Object({
      id: ScaleIdSchema,
      name: Type.String(),
      items: OrNull(count),
      terms: Type.String(),
      reason: Type.String(),
    }),
  ),
  /** The files of kits that have a mistake and are left out. */
  faulty: sentences,
});

/** How a wording compares with the published form; nothing of it is kept. */
export const ComparedWordingSchema = Type.Object({
  languages: Type.Array(
    Type.Object({
      language: Type.String(),
      /** The answer in a sentence. */
      said: Type.String(),
      lines: Type.Array(
        Type.Object({
          kind: Type.Union([Type.Literal("instruction"), Type.Literal("item"), Type.Literal("option")]),
          /** From 1; of an item or an option. */
          number: count,
          text: Type.String(),
          /** Null where there is nothing to compare with. */
          isSame: OrNull(Type.Boolean()),
        }),
      ),
    }),
  ),
  isAsPublished: Type.Boolean(),
  /** Whether the bands stay out unless somebody says why they apply. */
  losesBands: Type.Boolean(),
  /** Why the wording cannot be read, in a sentence; null where it can. */
  why: OrNull(Type.String()),
});

export type EnableKitBody = Static<typeof EnableKitBodySchema>;
export type KitLibrary = Static<typeof KitLibrarySchema>;
export type KitOnOffer = Static<typeof KitOnOfferSchema>;
export type ComparedReply = Static<typeof ComparedWordingSchema>;
