import type { StandaloneScale } from "../api/public-scale.ts";
import type { ScoreKey, SubmitKey } from "../content-model/call-keys.ts";
import type { Domain } from "../content-model/domains.ts";

/**
 * What the pages need to ask a questionnaire, send it and show its score. A domain of the catalogue is an offered
 * scale as it is; for a standalone scale `offeredScaleOf` makes one.
 */
export type OfferedScale = Pick<
  Domain,
  "category" | "name" | "survey" | "routes" | "whenNoUser" | "firstSurvey" | "pictures" | "progressSeconds"
> &
  Partial<Pick<Domain, "picture" | "known">> & {
    readonly submit: SubmitKey | "submitScale";
    readonly score: ScoreKey | "scaleScore";
    /** Without them the client has words that fit any scale. */
    readonly messages?: Domain["messages"];
  };

/** Makes an offered scale from a standalone scale, with the generic calls. */
export function offeredScaleOf({ id, title }: StandaloneScale): OfferedScale {
  const intro = `/scales/${id}`;
  return {
    // No category of the catalogue has a colon, so the two never collide.
    category: `scale:${id}`,
    name: title,
    survey: id,
    routes: { intro, questionnaire: `${intro}/questions`, score: `${intro}/result`, back: intro },
    submit: "submitScale",
    score: "scaleScore",
    whenNoUser: "login",
  };
}

/** Returns whether a scale belongs to no domain. Its calls are our own, so they need the token of a log-in. */
export const isStandalone = ({ submit }: Pick<OfferedScale, "submit">): boolean => submit === "submitScale";
