import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { schemaCompilers } from "../../server/http/schema-compilers.ts";

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

const object = (properties: object) => ({ type: "object", required: Object.keys(properties), properties });

/** Two calls: each takes and gives one thing, under the name of its address. */
function appOf(type: string): FastifyInstance {
  const app = Fastify(schemaCompilers);
  apps.push(app);
  for (const name of ["one", "two"]) {
    const schema = object({ [name]: { type } });
    app.post(`/${name}`, { schema: { body: schema, response: { 200: schema } } }, () => ({ one: 1, two: 2 }));
  }
  const headers = object({ "X-Of-Ours": { type: "string" } });
  app.get("/headers", { schema: { headers } }, () => ({}));
  return app;
}

test.each([
  ["number", 1, "1"],
  ["string", "1", 1],
])("each call of each app keeps its own schema, and nothing is turned into a %s", async (type, right, wrong) => {
  for (const app of [appOf(type), appOf(type)]) {
    for (const name of ["one", "two"]) {
      const post = (body: object) => app.inject({ method: "POST", url: `/${name}`, body });
      const number = name === "one" ? 1 : 2;
      expect((await post({ [name]: right })).json()).toEqual({ [name]: type === "string" ? `${number}` : number });
      expect((await post({ [name]: wrong })).statusCode).toBe(400);
      expect((await post({ [name === "one" ? "two" : "one"]: right })).statusCode).toBe(400);
    }
  }
});

test("a header is asked for whatever the case in which its schema names it", async () => {
  const app = appOf("string");
  const status = async (headers: Record<string, string>) =>
    (await app.inject({ method: "GET", url: "/headers", headers })).statusCode;
  expect([await status({}), await status({ "x-of-ours": "a" })]).toEqual([400, 200]);
});
