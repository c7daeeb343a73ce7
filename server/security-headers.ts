import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyRequest } from "fastify";

/** Scripts, styles, fonts and pictures come from here alone; nothing inline runs. */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", "data:"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: "no-referrer" },
  // Would lock out a plain address on the home network: `transportSecurity` sends it behind TLS alone.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
};

/** Whether the browser speaks to us over TLS, as a trusted proxy says. */
export const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === "https";

/** For a year, once seen over TLS, the browser asks over TLS alone. */
export const transportSecurity = { "strict-transport-security": "max-age=31536000" };

/** For what Fastify refuses before any hook runs, where helmet has no say. A refusal loads nothing. */
export const refusalHeaders = {
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};
