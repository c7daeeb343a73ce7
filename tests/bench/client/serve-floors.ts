import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import type { FloorName } from "./build-floors.ts";

/**
 * Serves the floors compressed, as ours are served, and the words of our home as a plain page.
 * @param words of home, a paragraph each
 */
export async function serveFloors(
  folder: string,
  names: readonly FloorName[],
  words: readonly string[],
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  await app.register(compress);
  await app.register(fastifyStatic, { root: folder, preCompressed: true });
  const page = plainPage(words);
  app.get("/plain", async (_, reply) => reply.type("text/html; charset=utf-8").send(page));
  for (const name of names) {
    app.get(`/${name}`, async (_, reply) => reply.sendFile(`${name}/index.html`));
  }
  return app;
}

function plainPage(words: readonly string[]): string {
  const escaped = words.map((text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;"));
  const style = "body { font: 20px/1.5 sans-serif; max-width: 40em; margin: auto; padding: 1em }";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Home</title><style>${style}</style></head>
<body>${escaped.map((text) => `<p>${text}</p>`).join("\n")}</body></html>`;
}
