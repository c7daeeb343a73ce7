import type { Domain } from "#core/content-model/domains.ts";
import { isFull } from "../support/is-full.ts";
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
  "/staff",
  "/staff/join",
  "/staff/events",
  "/know-your-numbers",
  "/privacy",
];
const PROTECTED = [
  ...["/evaluations", "/my-step", "/next-look", "/about2", "/about3", "/about4", "/for-my-doctor", "/my-data"],
];

/** The pages that are there whatever domains there are. */
export const ownPages: readonly string[] = [...OPEN, ...PROTECTED];

/** The pages that are there for each domain. Domains share them. */
const pagesOf = ({ routes, firstSurvey }: Domain): string[] => [
  routes.intro,
  routes.questionnaire,
  routes.score,
  ...(firstSurvey ? [firstSurvey.route] : []),
];

/** Every page there is, each by one of its addresses; the last is the one that is not there. */
export const allPages: readonly string[] = [...ownPages, ...domains.flatMap(pagesOf), "/no-such-page"];

/** Every kind of page: those of one domain with a survey before it stand for all. With KEEPWELL_FULL=1 every page. */
export const kindsOfPage: readonly string[] = isFull
  ? allPages
  : [
      ...ownPages,
      ...domains
        .filter(({ firstSurvey }) => firstSurvey)
        .slice(0, 1)
        .flatMap(pagesOf),
      "/no-such-page",
    ];
