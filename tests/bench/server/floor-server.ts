import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { Type } from "typebox";
import type { AccountKey } from "#core/api/ids.ts";
import { ScoreRecordSchema, ScoreReplyExtras, UserIdSchema } from "#core/api/results.ts";
import { connectSqlite } from "../../../server/storage/sqlite.ts";
import type { Row } from "../load/answers.ts";
import { INSERT, valuesOf } from "./floors.ts";

// The least a Fastify server can do for the same bytes: a program of its own, told by one file what to answer.

/** What this program answers and stores. */
export type FloorSettings = {
  readonly score: { readonly score: number };
  readonly records: readonly unknown[];
  /** Where rows go; null where none are stored. */
  readonly folder: string | null;
  /** What is stored of each submission beside its account and key. */
  readonly row: Row;
};

const settings = JSON.parse(readFileSync(`${process.env["FLOOR_SETTINGS"]}`, "utf8")) as FloorSettings;
const app = Fastify({
  logger: false,
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
});

app.get(
  "/score/:user",
  { schema: { response: { 200: Type.Object({ score: Type.Number(), ...ScoreReplyExtras }) } } },
  async () => settings.score,
);
app.get(
  "/records/:user",
  { schema: { response: { 200: Type.Array(ScoreRecordSchema) } } },
  async () => settings.records,
);

if (settings.folder !== null) {
  const sqlite = connectSqlite(settings.folder);
  const insert = sqlite.prepare(INSERT);
  const body = Type.Object(
    { userId: UserIdSchema, responses: Type.Record(Type.String(), Type.String()) },
    { additionalProperties: false },
  );
  app.post<{ Body: { userId: string; responses: Record<string, string> } }>(
    "/insert",
    { schema: { body } },
    async ({ body: { userId, responses }, headers }) => {
      const answers = JSON.stringify(responses);
      const idempotency_key = `${headers["idempotency-key"]}`;
      insert.run(...valuesOf({ ...settings.row, account_id: userId as AccountKey, idempotency_key, answers }));
      return settings.score;
    },
  );
}

await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
console.log("ready");
process.once("SIGTERM", () => process.exit(0));
