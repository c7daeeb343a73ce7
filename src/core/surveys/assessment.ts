import type { Domain } from "../contracts/domains.ts";
import type { FurtherScale } from "../contracts/scale-view.ts";

/**
 * What the pages need to ask a questionnaire, send it and show its score. A domain of the catalogue
 * is one as it stands; a further scale gives one here, and nowhere else.
 */
export type Assessment = Pick<
  Domain,
  | "category"
  | "name"
  | "survey"
  | "routes"
  | "submit"
  | "score"
  | "whenNoUser"
  | "messages"
  | "bodyMassStep"
  | "pictures"
  | "progressSeconds"
>;

/** What is said about any scale whose own words no catalogue gives. */
const MESSAGES: Assessment["messages"] = {
  submitted: "Your answers were submitted.",
  refused: "We could not take your answers.",
  network: "We could not send your answers. Please try again.",
  noUser: "Please log in to send your answers.",
};

/** A further scale as an assessment, with the generic calls and the standard messages. */
export function assessmentOf({ id, title }: FurtherScale): Assessment {
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
    messages: MESSAGES,
  };
}
