import type { IncomingMessage, ServerResponse } from "node:http";
import helmet, { type HelmetOptions } from "helmet";

/** Scripts, styles, fonts and pictures come from here alone; nothing inline runs. */
const options: HelmetOptions = {
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

/**
 * What Helmet sends with every reply. They never differ, so it is asked once; its own plugin reads the options
 * anew for each request, which takes longer than finding a score.
 */
export const securityHeaders: Readonly<Record<string, string>> = askedOfHelmet();

function askedOfHelmet(): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, reply as unknown as ServerResponse, (fault) => {
    if (fault) throw fault;
  });
  return headers;
}

/** For a year, once seen over TLS, the browser asks over TLS alone. */
export const transportSecurity = { "strict-transport-security": "max-age=31536000" };

/** For what Fastify refuses before any hook runs, where helmet has no say. A refusal loads nothing. */
export const errorHeaders = {
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};
