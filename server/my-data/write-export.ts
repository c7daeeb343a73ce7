import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { MyDataSchema } from "#core/api/account.ts";
import { ownTurn } from "../own-turn.ts";
import type { ExportParts } from "./export-data.ts";

/** How much text is written at once, in characters. */
const PIECE = 64 * 1024;

type ToJson = (value: unknown) => string;

/** Writes a person's copy as JSON, as fast as it is read and no faster. */
export function exportStream(reply: FastifyReply, parts: ExportParts): Readable {
  const toJsonOf = (schema: object): ToJson => {
    const toJson = reply.compileSerializationSchema(schema as Record<string, unknown>);
    return (value) => toJson(value as Record<string, unknown>);
  };
  return Readable.from(inPieces(textsOf(parts, toJsonOf)), { objectMode: false, highWaterMark: PIECE });
}

async function* textsOf(parts: ExportParts, toJsonOf: (schema: object) => ToJson): AsyncGenerator<string> {
  let before = "{";
  for (const [key, schema] of Object.entries(MyDataSchema.properties)) {
    const part: unknown = parts[key as keyof ExportParts];
    yield `${before}${JSON.stringify(key)}:`;
    before = ",";
    if ("items" in schema) yield* listOf(part as AsyncIterable<unknown>, toJsonOf(schema.items));
    else yield toJsonOf(schema)(part);
  }
  yield "}";
}

async function* listOf(items: AsyncIterable<unknown>, toJson: ToJson): AsyncGenerator<string> {
  let before = "[";
  for await (const item of items) {
    yield before + toJson(item);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let piece = "";
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = "";
    await ownTurn();
  }
  yield Buffer.from(piece);
}
