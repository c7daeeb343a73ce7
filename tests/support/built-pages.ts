import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import type { Content } from "../../server/content/content.ts";
import { prerenderedRoutes } from "../../server/pages/prerendered-routes.ts";

/** A client as small as it gets, built into a folder of its own, so that a test can build it anew. */
export type BuiltPages = {
  readonly dist: string;
  /** @param renderer source of the module that draws pages; what is not given is drawn as one word */
  build(shell: string, renderer?: string): void;
  remove(file: string): void;
};

const DRAWN = `
export const offeredLanguages = ["en"];
const said = (text) => text.default ?? text;
export const renderFirstQuestion = async ({ name, question }) =>
  ({ html: said(question), title: said(name), withoutScript: null });
`;
const HOME_AS_A_WORD = 'export const renderHome = async () => ({ html: "drawn", title: "Home", withoutScript: null });';

export function builtPages(): BuiltPages {
  const dist = mkdtempSync(join(tmpdir(), "keepwell-built-"));
  process.once("exit", () => rmSync(dist, { recursive: true, force: true }));
  const write = (file: string, text: string) => writeFileSync(join(dist, file), text);
  for (const folder of ["renderer", ".vite"]) mkdirSync(join(dist, folder));
  write("package.json", '{ "type": "module" }');
  return {
    dist,
    build(shell, renderer = HOME_AS_A_WORD) {
      write("index.html", `<html lang="en"><title>-</title></head>${shell}<div id="root"></div></html>`);
      write("renderer/pages.js", `${DRAWN}${renderer}`);
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
  await app.register(prerenderedRoutes, { dist, content, hasMyData: true, linksOf: async () => undefined });
  return app;
}
