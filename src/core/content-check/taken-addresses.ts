import type { Domain } from "../content-model/domains.ts";
import type { Issue } from "../shared/issue.ts";
import { paths, serverCalls, serverReads, siteFolders } from "../shared/paths.ts";

/** Addresses that are taken: some alone, some with everything under them. */
type Taken = { readonly alone: readonly string[]; readonly withAllUnder: readonly string[] };

const forReads: Taken = { alone: Object.values(paths), withAllUnder: [...serverReads, ...siteFolders] };
const forPages: Taken = { ...forReads, withAllUnder: ["/api", ...forReads.withAllUnder] };
const forCalls: Taken = { alone: [], withAllUnder: serverCalls };

/** Checks that no address of the catalogue is one that the site or the server answers itself. */
export function takenAddresses(file: string, domains: readonly Domain[]): Issue[] {
  return domains.flatMap(({ routes, submit, score, firstSurvey }, index) => {
    const issue = (at: string, address: string, taken: Taken) =>
      takenIssue(file, `domains[${index}].${at}`, address, taken);
    return [
      issue("routes.intro", routes.intro, forPages),
      issue("routes.questionnaire", routes.questionnaire, forPages),
      issue("routes.score", routes.score, forPages),
      issue("submit.path", submit.path, forCalls),
      issue("score.path", score.path, forReads),
      ...(firstSurvey
        ? [
            issue("firstSurvey.route", firstSurvey.route, forPages),
            issue("firstSurvey.savePath", firstSurvey.savePath, forCalls),
          ]
        : []),
    ].flat();
  });
}

function takenIssue(file: string, path: string, address: string, { alone, withAllUnder }: Taken): Issue[] {
  // The browser's router ignores case and a slash at the end.
  const plain = address.toLowerCase().replace(/\?.*/, "").replace(/\/+$/, "");
  const one = alone.find((taken) => taken === plain);
  const under = withAllUnder.find((taken) => `${plain}/`.startsWith(`${taken}/`));
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
