import type { Call } from "../api/call.ts";
import { calls } from "../api/calls.ts";
import type { Domain } from "../content-model/domains.ts";
import type { Issue } from "../shared/issue.ts";
import { paths, siteFolders } from "../shared/paths.ts";

/** First parts of the addresses at which the server answers reads, such as "/content". No page can stand under them. */
export const serverFolders: readonly string[] = [
  "/api",
  "/assets",
  "/docs",
  "/.well-known",
  ...new Set(
    Object.values<Call>(calls).flatMap(({ method, path }) => (method === "GET" ? `/${path.split("/")[1]}` : [])),
  ),
];
const ALONE: readonly string[] = Object.values(paths);
const WITH_ALL_UNDER: readonly string[] = [...new Set([...serverFolders, ...siteFolders])];

/** Checks that no page of the catalogue is at an address that the site or the server answers itself. */
export function takenAddresses(file: string, domains: readonly Domain[]): Issue[] {
  return domains.flatMap(({ routes, firstSurvey }, index) => {
    const issue = (at: string, address: string) => takenIssue(file, `domains[${index}].${at}`, address);
    return [
      issue("routes.intro", routes.intro),
      issue("routes.questionnaire", routes.questionnaire),
      issue("routes.score", routes.score),
      ...(firstSurvey ? [issue("firstSurvey.route", firstSurvey.route)] : []),
    ].flat();
  });
}

function takenIssue(file: string, path: string, address: string): Issue[] {
  // A browser's address leads to the same page in capitals and with a slash at its end.
  const plain = address.toLowerCase().replace(/\/+$/, "");
  const one = ALONE.find((taken) => taken === plain);
  const under = WITH_ALL_UNDER.find((taken) => `${plain}/`.startsWith(`${taken}/`));
  if (one === undefined && under === undefined) return [];
  return [
    {
      code: "TAKEN",
      file,
      path,
      message: `The address "${address}" is already used by the site itself.`,
      hint: one ? `Choose another than "${one}".` : `Choose another, neither "${under}" nor under it.`,
    },
  ];
}
