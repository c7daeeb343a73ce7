import { Type } from "typebox";
import { ScaleIdSchema } from "../../content-model/text.ts";
import { type Call, CHANGE } from "../call.ts";
import { StudioScaleSchema } from "../studio.ts";
import {
  ComparedWordingSchema,
  CompareWordingBodySchema,
  EnableKitBodySchema,
  KitLibrarySchema,
} from "../studio-kits.ts";
import { TakeHomeParams, TakenHomeSchema } from "../studio-take-home.ts";
import { ADMITTED, FOR_EDITORS, LOOK, LOOK_AT_SCALES, TRY } from "./studio-rows.ts";

const path = "/api/studio/library" as const;
const params = Type.Object({ scale: ScaleIdSchema });

/** The calls that make scales of the library's kits, and that give scales to other programs. */
export const studioKitCalls = {
  kitLibrary: { ...LOOK, path, reply: KitLibrarySchema },
  /** Compares a wording with the published form, and keeps nothing of it. */
  compareWording: {
    ...TRY,
    path: `${path}/:scale/compare`,
    params,
    body: CompareWordingBodySchema,
    reply: ComparedWordingSchema,
  },
  /** Makes a draft of a kit and a wording. The log says who confirmed the conditions of the owner, and never the wording. */
  enableKit: {
    ...CHANGE,
    ...FOR_EDITORS,
    path: `${path}/:scale/enable`,
    params,
    body: EnableKitBodySchema,
    reply: StudioScaleSchema,
    errors: [...ADMITTED, "FOREIGN_PAGE", "SCALE_EXISTS", "WORDING_REFUSED", "TERMS_NOT_CONFIRMED"],
    maxBody: TRY.maxBody,
  },
  takeHome: {
    ...LOOK_AT_SCALES,
    path: "/api/studio/scales/:scale/take-home/:format",
    params: TakeHomeParams,
    reply: TakenHomeSchema,
  },
} as const satisfies Record<string, Call>;
