import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import type { FloorName } from "./build-floors.ts";
import { plainForm } from "./plain-form.ts";
import { plainPath } from "./plain-page.ts";

/**
 * Serves the floors compressed, as ours are served, and the words of some of our pages and the first questions as plain pages.
 * @param plain plain pages by the path of ours
 */
export async function serveFloors(
  folder: string,
  names: readonly FloorName[],
  plain: ReadonlyMap<string, string>,
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  await app.register(compress);
  await app.register(fastifyStatic, { root: folder, preCompressed: true });
  for (const [path, page] of plain)
    app.get(plainPath(path), async (_, reply) => reply.type("text/html; charset=utf-8").send(page));
  const form = plainForm();
  app.get("/form", async (_, reply) => reply.type("text/html; charset=utf-8").send(form));
  for (const name of names) {
    app.get(`/${name}`, async (_, reply) => reply.sendFile(`${name}/index.html`));
  }
  return app;
}
