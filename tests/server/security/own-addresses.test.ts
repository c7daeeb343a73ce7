import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";
import { expect, test } from "vitest";
import { paths, serverCalls, serverReads } from "#core/contracts/paths.ts";
import { forwardedCalls } from "../../../server/upstream/calls.ts";
import { editedContent } from "../../support/edited-content.ts";
import { startTestServer } from "../../support/test-server.ts";

type Route = { readonly method: string; readonly url: string };

const isOwn = ({ method, url }: Route) =>
  (method === "GET" ? serverReads : serverCalls).some((own) => `${url}/`.startsWith(`${own}/`));

test("no domain can name an address at which the server answers itself", async () => {
  const routes: Route[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) if (one !== "HEAD") routes.push({ method: one, url });
    });
  };
  subscribe("fastify.initialization", watch);
  // One whose content is edited, for it has the studio too.
  const { surveysDir, scoringRulesDir } = editedContent();
  const server = await startTestServer({ surveysDir, scoringRulesDir });
  unsubscribe("fastify.initialization", watch);
  const { domains } = server.content.catalogue;
  await server.close();

  const named = domains.flatMap(({ routes: { questionnaire }, submit, score, bodyMassStep }) => [
    questionnaire,
    submit.path,
    score.path.replace(/\?.*/, ""),
    ...(bodyMassStep ? [bodyMassStep.savePath] : []),
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
