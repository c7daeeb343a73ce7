import { Type } from "typebox";
import { ScaleIdSchema } from "../../content-model/text.ts";
import { type Call, EMPTY } from "../call.ts";
import { NewDraftBodySchema, StudioScaleSchema } from "../studio.ts";
import {
  ChangeDraftBodySchema,
  DraftHeadSchema,
  DraftParams,
  RevisionSchema,
  TakeDraftBodySchema,
  WholeDraftSchema,
} from "../studio-drafts.ts";
import { ImportBodySchema, ImportedFilesSchema, LARGEST_IMPORT_BODY } from "../studio-import.ts";
import { ADMITTED, FOR_EDITORS, LOOK, TRY } from "./studio-rows.ts";

const path = "/api/studio/scales/:scale/drafts/:draft" as const;
const params = DraftParams;
/** Keeping a draft changes nothing that anybody but editors sees. */
const KEEP = { ...TRY, params } as const;

/** The calls for drafts of scales, which are kept with each step of their editor. */
export const studioDraftCalls = {
  scaleDrafts: {
    ...LOOK,
    path: "/api/studio/scales/:scale/drafts",
    params: Type.Object({ scale: ScaleIdSchema }),
    reply: Type.Array(DraftHeadSchema),
  },
  studioDraft: { ...LOOK, path, params, reply: WholeDraftSchema },
  changeDraft: {
    ...KEEP,
    path,
    body: ChangeDraftBodySchema,
    reply: RevisionSchema,
    errors: [...KEEP.errors, "DRAFT_TAKEN", "DRAFT_TOO_LONG"],
  },
  /** From now on the requester edits the draft, and nobody else. */
  takeDraft: { ...KEEP, path: `${path}/take`, body: TakeDraftBodySchema, reply: WholeDraftSchema },
  dropDraft: {
    ...KEEP,
    method: "DELETE",
    path,
    reply: EMPTY,
    maxBody: 0,
    errors: [...ADMITTED, "FOREIGN_PAGE", "DRAFT_TAKEN"],
  },
  /** Makes a scale that is in a draft alone until it is published. */
  newScale: {
    ...TRY,
    path: "/api/studio/scales",
    body: NewDraftBodySchema,
    reply: StudioScaleSchema,
    roles: FOR_EDITORS.roles,
    errors: [...TRY.errors, "SCALE_EXISTS"],
    idempotent: false,
  },
  /** Reads a file of another tool, and keeps nothing of it. */
  importFile: {
    ...TRY,
    path: "/api/studio/import",
    body: ImportBodySchema,
    reply: ImportedFilesSchema,
    maxBody: LARGEST_IMPORT_BODY,
  },
} as const satisfies Record<string, Call>;
