import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";

/** Serves the OpenAPI description of every call at `/docs`, generated from the schemas that validate the calls. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: "Keepwell", version: "1", description: "The calls of Keepwell, as this server checks them." },
    },
  });
  // Keeps the content security policy of the other pages: the plugin's own would let other sites frame the page and
  // load pictures from a third party.
  await app.register(swaggerUi, { routePrefix: "/docs" });
}
