import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";

/** OpenAPI of every call, at `/docs`, made from the same schemas that check the calls. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: "Keepwell", version: "1", description: "The calls of Keepwell, as this server checks them." },
    },
  });
  // Under the policy of every page: its own would let other sites frame it and bring pictures from a third party.
  await app.register(swaggerUi, { routePrefix: "/docs" });
}
