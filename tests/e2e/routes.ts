import { domains } from "./content.ts";

const OPEN = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/about1",
  "/forum-tests",
  "/assistant",
  "/contact",
  "/demo",
  "/privacy",
];
const PROTECTED = ["/evaluations", "/about2", "/about3", "/about4", "/my-data"];

/** The pages that are there whatever domains there are. */
export const ownPages: readonly string[] = [...OPEN, ...PROTECTED];

/** Every page there is, each by one of its addresses; the last is the one that is not there. */
export const allPages: readonly string[] = [
  ...ownPages,
  ...domains.flatMap(({ routes, firstSurvey }) => [
    routes.intro,
    routes.questionnaire,
    routes.score,
    ...(firstSurvey ? [firstSurvey.route] : []),
  ]),
  "/no-such-page",
];
