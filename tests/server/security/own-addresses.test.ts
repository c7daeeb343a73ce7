import { expect, test } from "vitest";
import { paths, serverCalls, serverReads } from "#core/shared/paths.ts";
import { forwardedCalls } from "../../../server/upstream/calls.ts";
import { editedContent } from "../../support/edited-content.ts";
import { type MadeRoute, withMadeRoutes } from "../../support/made-routes.ts";
import { startTestServer } from "../../support/test-server.ts";

const isOwn = ({ method, url }: MadeRoute) =>
  (method === "GET" ? serverReads : serverCalls).some((own) => `${url}/`.startsWith(`${own}/`));

test("no domain can name an address at which the server answers itself", async () => {
  // One whose content is edited, for it has the studio too.
  const { surveysDir, scoringRulesDir } = editedContent();
  const { server, routes } = await withMadeRoutes(() => startTestServer({ surveysDir, scoringRulesDir }));
  const { domains } = server.content.catalogue;
  await server.close();

  const named = domains.flatMap(({ routes: { questionnaire }, submit, score, firstSurvey }) => [
    questionnaire,
    submit.path,
    score.path.replace(/\?.*/, ""),
    ...(firstSurvey ? [firstSurvey.savePath] : []),
  ]);
  // Home, and the files of the site with all its pages.
  const site: readonly string[] = [paths.home, "/*"];
  const own = routes.filter(({ url }) => ![...site, ...named].includes(url.replace(/:\w+$/, "{user}")));
  expect(own.map(({ url }) => url)).toEqual(expect.arrayContaining(["/docs", "/login", "/api/studio/state"]));
  expect(own.filter((route) => !isOwn(route))).toEqual([]);
  // And where calls are forwarded.
  const forwarded = forwardedCalls({ domains: [] }).map(({ method, path }) => ({ method, url: path }));
  expect(forwarded.filter((route) => !isOwn(route))).toEqual([]);
});
