import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import { type Compressed, digestOf } from "./compressed.ts";
import { sendCompressed } from "./send-compressed.ts";

/** What a build makes, by its ending. */
const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};
/** A name that stays in its folder, and that file systems allow. */
const PLAIN = /^[\w.-]{1,200}$/;

/**
 * Serves the files of a build whose names change with what they hold. Each is read once and kept, some six megabytes in
 * all: a first visit fetches forty, and to look for each and its compressed copy takes 1.5 ms of a core. The scope
 * needs the plugin `@fastify/accepts`.
 * @param folder absolute path of the folder of the build
 */
export function builtFiles(app: FastifyInstance, folder: string): void {
  const kept = new Map<string, Compressed>();

  app.get<{ Params: { name: string } }>("/assets/:name", { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    const type = TYPES[extname(name)];
    if (!type || !PLAIN.test(name)) throw new AppError("NOT_FOUND");
    const file = kept.get(name) ?? (await withCopies(join(folder, "assets", name)));
    if (file === null) throw new AppError("NOT_FOUND");
    kept.set(name, file);
    reply.type(type);
    return sendCompressed(request, reply, file, { cacheControl: "public, max-age=31536000, immutable" });
  });
}

/** Reads a file and the compressed copies beside it. Resolves to null where there is no such file. */
async function withCopies(path: string): Promise<Compressed | null> {
  const [identity, br, gzip] = await Promise.all([path, `${path}.br`, `${path}.gz`].map(read));
  if (!identity) return null;
  return { identity, digest: digestOf(identity), ...(br && { br }), ...(gzip && { gzip }) };
}

const read = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
