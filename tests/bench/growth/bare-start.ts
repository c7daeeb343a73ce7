import Fastify from "fastify";

// The least there is to start: Node, Fastify and one route.

const app = Fastify({ logger: false });
app.get("/", async () => ({ ready: true }));
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
console.log("ready");
process.once("SIGTERM", () => process.exit(0));
