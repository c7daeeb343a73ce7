import type { StandaloneScale } from "../api/public-scale.ts";
import type { Domain } from "../content-model/domains.ts";

/**
 * What the pages need to ask a questionnaire, send it and show its score. A domain of the catalogue
 * is one as it stands; a further scale gives one here, and nowhere else.
 */
export type OfferedScale = Pick<
  Domain,
  | "category"
  | "name"
  | "survey"
  | "routes"
  | "submit"
  | "score"
  | "whenNoUser"
  | "bodyMassStep"
  | "pictures"
  | "progressSeconds"
> & {
  /** Without them the client has words that fit any scale. */
  readonly messages?: Domain["messages"];
};

/** A further scale as an assessment, with the generic calls. What is said of it is the same for all of them. */
export function offeredScaleOf({ id, title }: StandaloneScale): OfferedScale {
  const intro = `/scales/${id}`;
  const call = `/api/scales/${id}`;
  return {
    // No category of the catalogue has a colon, so the two can never be one entry.
    category: `scale:${id}`,
    name: title,
    survey: id,
    routes: { intro, questionnaire: `${intro}/questions`, score: `${intro}/result`, back: intro },
    submit: { path: call, userKey: "userId", answersKey: "answers", shape: "map" },
    score: { path: `${call}/{user}`, field: "score" },
    whenNoUser: "login",
  };
}
