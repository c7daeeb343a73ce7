import type { IncomingMessage, ServerResponse } from "node:http";
import helmet, { type HelmetOptions } from "helmet";

/**
 * Scripts, styles, fonts and pictures come from this server only; nothing inline runs. A prerendered document adds the
 * hashes of its own style sheet and script.
 */
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
  // It would lock out a plain HTTP address on the home network, so `transportSecurity` sends it over TLS only.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
};

/**
 * The headers that Helmet sets on every reply. They never differ, so Helmet runs once: its own plugin evaluates the
 * options for each request, which takes longer than finding a score.
 */
export const securityHeaders: Readonly<Record<string, string>> = headersOfHelmet();

function headersOfHelmet(): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, reply as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** Returns the header that tells the browser to use only TLS for a year. Sent over TLS only. */
export const transportSecurity = ({ hstsSubdomains }: { readonly hstsSubdomains: boolean }) => ({
  "strict-transport-security": `max-age=31536000${hstsSubdomains ? "; includeSubDomains" : ""}`,
});

/**
 * The headers for errors that Fastify raises before any hook runs, where Helmet's are not set. An error loads nothing.
 */
export const errorHeaders = {
  "content-security-policy": "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};
