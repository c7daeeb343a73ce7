import { Type } from "typebox";
import type { Catalogue } from "../../content-model/domains.ts";
import type { SourceAddress } from "../../content-model/guidance.ts";
import type { ShownNumbers } from "../../content-model/know-your-numbers.ts";
import type { Danger } from "../../content-model/safety.ts";
import type { ShownSite } from "../../content-model/site.ts";
import type { ShownSteps } from "../../content-model/steps.ts";
import type { SurveyDocument } from "../../content-model/survey.ts";
import { ScaleIdSchema } from "../../content-model/text.ts";
import { type Call, READ } from "../call.ts";
import type { AppInfo, PublicScale } from "../public-scale.ts";

/** Content is checked against its schema before publication, so the reply is not validated again. */
const Checked = <Value>() => Type.Unsafe<Value>({});
const OfScale = Type.Object({ scale: ScaleIdSchema });
const CONTENT = { ...READ, tag: "Content", errors: [], needs: "nobody" } as const;

/** The content that the browser needs to show the pages. */
export const contentCalls = {
  appInfo: { ...CONTENT, path: "/content/app.json", reply: Checked<AppInfo>() },
  catalogue: { ...CONTENT, path: "/content/domains.json", reply: Checked<Catalogue>() },
  site: { ...CONTENT, path: "/content/site.json", reply: Checked<ShownSite>() },
  /** What tells danger by phrases, for the pages that answer questions. */
  danger: { ...CONTENT, path: "/content/danger.json", reply: Checked<Danger>() },
  sources: { ...CONTENT, path: "/content/sources.json", reply: Checked<readonly SourceAddress[]>() },
  knowYourNumbers: { ...CONTENT, path: "/content/know-your-numbers.json", reply: Checked<ShownNumbers>() },
  /** Null where the content has no steps. */
  smallSteps: { ...CONTENT, path: "/content/steps.json", reply: Checked<ShownSteps | null>() },
  survey: { ...CONTENT, path: "/content/surveys/:scale.json", params: OfScale, reply: Checked<SurveyDocument>() },
  /** The scales of all areas, by their ids. A page that lists results would otherwise ask for one after the other. */
  areaScales: {
    ...CONTENT,
    path: "/content/area-scales.json",
    reply: Checked<Readonly<Record<string, PublicScale>>>(),
  },
  scale: { ...CONTENT, path: "/content/scales/:scale.json", params: OfScale, reply: Checked<PublicScale>() },
} as const satisfies Record<string, Call>;
