import type { FastifyInstance } from "fastify";
import { Type } from "typebox";

/** For whoever watches the server: it runs and answers. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  const response = { 200: Type.Object({ status: Type.Literal("ok") }) };
  app.get("/health", { schema: { response } }, () => ({ status: "ok" as const }));
}
