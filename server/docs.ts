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
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: true,
    // Served over plain HTTP at home too, where an upgrade to HTTPS would leave the page empty.
    transformStaticCSP: (policy) => policy.replace(/upgrade-insecure-requests;?/, ""),
  });
}
