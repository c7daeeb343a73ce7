import { Type } from "typebox";
import { ScaleIdSchema } from "../../content-model/text.ts";
import { type Call, CHANGE } from "../call.ts";
import {
  BenchBodySchema,
  BenchReplySchema,
  CheckReplySchema,
  ConsequencesSchema,
  DraftSchema,
  PublishBodySchema,
  PublishedVersionSchema,
  RollBackBodySchema,
  ScoringFactsSchema,
  StudioScaleSchema,
  StudioStateSchema,
  SuggestedExamplesSchema,
} from "../studio.ts";
import { ADMITTED, FOR_EDITORS, LOOK_AT_SCALES, TRY, TWO_FILES } from "./studio-rows.ts";

const PUBLISH = {
  ...CHANGE,
  ...FOR_EDITORS,
  roles: ["publisher", "admin"],
  errors: [...ADMITTED, "FOREIGN_PAGE", "CONTENT_CHANGED", "CONTENT_REFUSED", "CONTENT_NOT_WRITABLE"],
} as const;
const params = Type.Object({ scale: ScaleIdSchema });

/** The calls of the studio, where editors change scales. */
export const studioCalls = {
  studioState: { ...LOOK_AT_SCALES, path: "/api/studio/state", reply: StudioStateSchema },
  studioSchemas: {
    ...LOOK_AT_SCALES,
    path: "/api/studio/schemas",
    reply: Type.Unsafe<{ readonly survey: object; readonly rule: object }>({}),
  },
  studioScale: { ...LOOK_AT_SCALES, path: "/api/studio/scales/:scale", params, reply: StudioScaleSchema },
  checkDraft: {
    ...TRY,
    path: "/api/studio/scales/:scale/check",
    params,
    body: DraftSchema,
    reply: CheckReplySchema,
  },
  benchDraft: {
    ...TRY,
    path: "/api/studio/scales/:scale/bench",
    params,
    body: BenchBodySchema,
    reply: BenchReplySchema,
  },
  scoringFacts: {
    ...TRY,
    path: "/api/studio/scales/:scale/scoring-facts",
    params,
    body: DraftSchema,
    reply: ScoringFactsSchema,
  },
  suggestExamples: {
    ...TRY,
    path: "/api/studio/scales/:scale/suggest-examples",
    params,
    body: DraftSchema,
    reply: SuggestedExamplesSchema,
  },
  draftConsequences: {
    ...TRY,
    path: "/api/studio/scales/:scale/consequences",
    params,
    body: DraftSchema,
    reply: ConsequencesSchema,
    errors: [...TRY.errors, "CONTENT_REFUSED"],
  },
  /** Keeps a draft for somebody else to look at and publish. Nothing goes live. */
  proposeDraft: {
    ...PUBLISH,
    path: "/api/studio/scales/:scale/propose",
    params,
    body: PublishBodySchema,
    reply: StudioScaleSchema,
    roles: FOR_EDITORS.roles,
    errors: [...TRY.errors, "CONTENT_CHANGED"],
    maxBody: TWO_FILES,
  },
  publishDraft: {
    ...PUBLISH,
    errors: [...PUBLISH.errors, "SECOND_PERSON"],
    path: "/api/studio/scales/:scale/publish",
    params,
    body: PublishBodySchema,
    reply: StudioScaleSchema,
    maxBody: TWO_FILES,
  },
  scaleVersions: {
    ...LOOK_AT_SCALES,
    path: "/api/studio/scales/:scale/versions",
    params,
    reply: Type.Array(PublishedVersionSchema),
  },
  rollBackScale: {
    ...PUBLISH,
    path: "/api/studio/scales/:scale/roll-back",
    params,
    body: RollBackBodySchema,
    reply: StudioScaleSchema,
  },
} as const satisfies Record<string, Call>;
