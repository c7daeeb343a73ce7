import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { Pool } from "pg";
import { Type } from "typebox";
import { ScoreReplyExtras } from "#core/api/results.ts";
import { LATEST } from "./bare-loop.ts";

// The least a Fastify server can do for a score that lies in PostgreSQL: one indexed read, by a prepared statement.

export type FloorSettings = {
  readonly databaseUrl: string;
  readonly connections: number;
  readonly scale: string;
  /** A reply of the server; what the row holds takes its place in it. */
  readonly score: object;
};

type Row = { score: number; meaning: string; submitted_at: string };

const settings = JSON.parse(readFileSync(`${process.env["FLOOR_SETTINGS"]}`, "utf8")) as FloorSettings;
const pool = new Pool({ connectionString: settings.databaseUrl, max: settings.connections });
const app = Fastify({ logger: false });

app.get<{ Params: { user: string } }>(
  "/score/:user",
  { schema: { response: { 200: Type.Object({ score: Type.Number(), ...ScoreReplyExtras }) } } },
  async ({ params: { user } }, reply) => {
    const found = await pool.query<Row>({ name: "latest", text: LATEST, values: [user, settings.scale] });
    const [row] = found.rows;
    if (!row) return reply.code(404).send({ error: "no score" });
    return { ...settings.score, score: row.score, meaning: row.meaning, submittedAt: row.submitted_at };
  },
);

await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
console.log("ready");
process.once("SIGTERM", () => process.exit(0));
