import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import type { AppInfo } from "#core/api/public-scale.ts";
import { paths } from "#core/shared/paths.ts";
import type { PrerenderContent } from "#core/shared/prerender.ts";
import type { Content } from "../../server/content/content.ts";
import { cachedPageRenderer } from "../../server/pages/cached-page-renderer.ts";
import { prerenderedRoutes } from "../../server/pages/prerendered-routes.ts";

/** A client as small as it gets, built into a folder of its own, so that a test can build it anew. */
export type BuiltPages = {
  readonly dist: string;
  /** @param renderer source of the function that draws pages; without it a page is its first question */
  build(shell: string, renderer?: string): void;
  remove(file: string): void;
};

const OTHERS = `
export const offeredLanguages = ["en"];
export const earlyScript = "";
export const questionsScript = "";
export const resultScript = "";
export const scoresScript = "";
export const isNowhere = () => false;
export const placesToPrerender = ({ domains }) => [
  { path: "${paths.home}", module: "" },
  ...domains.map(({ routes, survey }) => ({ path: routes.questionnaire, module: "", survey })),
];
`;
const FIRST_QUESTION = `
const said = (text) => text.default ?? text;
export const renderPage = async ({ path, domains, firstQuestion }) => {
  const domain = domains.find(({ routes }) => routes.questionnaire === path);
  const title = domain ? said(domain.name) : "Home";
  return { html: firstQuestion?.question ?? "drawn", title, withoutScript: null, module: null, guestsGoTo: null, earlyCall: null, earlyWords: null };
};
`;

/** What the pages of such a client are made of. None of them shows anything about the server. */
export const contentOfPages = ({ catalogue: { domains }, site }: Content): PrerenderContent => ({
  appInfo: {} as AppInfo,
  domains,
  site,
});

export function builtPages(): BuiltPages {
  const dist = mkdtempSync(join(tmpdir(), "keepwell-built-"));
  process.once("exit", () => rmSync(dist, { recursive: true, force: true }));
  const write = (file: string, text: string) => writeFileSync(join(dist, file), text);
  for (const folder of ["renderer", ".vite"]) mkdirSync(join(dist, folder));
  write("package.json", '{ "type": "module" }');
  return {
    dist,
    build(shell, renderer = FIRST_QUESTION) {
      write("index.html", `<html lang="en"><title>-</title></head>${shell}<div id="root"></div></html>`);
      write("renderer/pages.js", `${OTHERS}${renderer}`);
      write(".vite/manifest.json", "{}");
    },
    remove: (file) => rmSync(join(dist, file)),
  };
}

/** The routes of drawn pages, over such a client and over content that a test may change. */
export async function serveDrawn(
  { dist }: BuiltPages,
  content: { readonly current: Content },
): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(fastifyStatic, { root: dist, index: false });
  await prerenderedRoutes(app, { content, rendererOf: cachedPageRenderer(dist, contentOfPages, app.log) });
  return app;
}
