import proxy from "@fastify/http-proxy";
import Fastify from "fastify";

// The least a Fastify server does to forward a call: the plugin that its makers offer, as it comes.

const app = Fastify({ logger: false });
await app.register(proxy, { upstream: `${process.env["BACKEND_URL"]}` });
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
console.log("ready");
process.once("SIGTERM", () => process.exit(0));
