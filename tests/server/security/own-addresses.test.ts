import { expect, test } from "vitest";
import { serverFolders } from "#core/content-check/taken-addresses.ts";
import { paths } from "#core/shared/paths.ts";
import { editedContent } from "../../support/edited-content.ts";
import { withMadeRoutes } from "../../support/made-routes.ts";
import { startTestServer } from "../../support/test-server.ts";

test("no page of a domain can be at an address at which the server answers itself", async () => {
  // One whose content is edited, for it has the studio too.
  const { surveysDir, scoringRulesDir } = editedContent();
  const { server, routes } = await withMadeRoutes(() => startTestServer({ surveysDir, scoringRulesDir }));
  await server.close();

  // Home, and the files of the site with all its pages.
  const site: readonly string[] = [paths.home, "/*"];
  const reads = routes.filter(({ method, url }) => method === "GET" && !site.includes(url)).map(({ url }) => url);
  expect(reads).toEqual(expect.arrayContaining(["/docs", "/health", "/view-scores/:userID", "/api/studio/state"]));
  expect(reads.filter((url) => !serverFolders.some((folder) => `${url}/`.startsWith(`${folder}/`)))).toEqual([]);
});
