import { isIP } from "node:net";
import { resolve } from "node:path";
import { Ajv } from "ajv";
import { type Static, Type } from "typebox";

const WholeNumber = (fallback: number) => Type.String({ pattern: "^\\d{1,5}$", default: `${fallback}` });

/** An address, a network such as `10.0.0.0/8`, or a name for all of a kind. */
const PROXY = "(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]*[.:][0-9a-fA-F.:]*(/\\d+)?)";

/** The environment variables that are read, each with a default that works on a laptop. */
const EnvironmentSchema = Type.Object({
  PORT: WholeNumber(3000),
  HOST: Type.String({ minLength: 1, default: "127.0.0.1" }),
  DATA_DIR: Type.String({ minLength: 1, default: "data" }),
  SURVEYS_DIR: Type.String({ minLength: 1, default: "surveys" }),
  SCORING_RULES_DIR: Type.String({ minLength: 1, default: "scoring-rules" }),
  LOGIN_POLICY: Type.Union([Type.Literal("auto"), Type.Literal("email"), Type.Literal("device")], { default: "auto" }),
  TRUST_PROXY: Type.String({ pattern: `^(false|${PROXY}(, *${PROXY})*)$`, default: "false" }),
  SISTER_SITE_URL: Type.String({ pattern: "^(https://\\S+)?$", default: "" }),
  LOG_LEVEL: Type.Union(
    ["fatal", "error", "warn", "info", "debug", "silent"].map((level) => Type.Literal(level)),
    { default: "info" },
  ),
});

export type Config = Readonly<{
  port: number;
  host: string;
  listensOnLoopback: boolean;
  dataDir: string;
  surveysDir: string;
  scoringRulesDir: string;
  loginPolicy: "auto" | "email" | "device";
  /** Addresses of the proxies whose word is taken on who sent a request, and whether over TLS. */
  trustProxy: false | string;
  sisterSiteUrl: string | null;
  logLevel: string;
}>;

/**
 * Reads and checks the configuration, once, at start.
 * @throws Error that names each variable that is wrong
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.keys(EnvironmentSchema.properties);
  const given = Object.fromEntries(known.map((name) => [name, environment[name]]).filter(([, value]) => value));
  const check = new Ajv({ allErrors: true, useDefaults: true }).compile<Static<typeof EnvironmentSchema>>(
    EnvironmentSchema,
  );
  if (!check(given)) {
    const faults = (check.errors ?? []).map((error) => `${error.instancePath.slice(1)} ${error.message}`);
    throw new Error(`The configuration cannot be used: ${faults.join("; ")}`);
  }
  return Object.freeze({
    port: Number(given.PORT),
    host: given.HOST,
    listensOnLoopback:
      given.HOST === "localhost" || given.HOST === "::1" || (isIP(given.HOST) === 4 && given.HOST.startsWith("127.")),
    dataDir: resolve(given.DATA_DIR),
    surveysDir: resolve(given.SURVEYS_DIR),
    scoringRulesDir: resolve(given.SCORING_RULES_DIR),
    loginPolicy: given.LOGIN_POLICY,
    trustProxy: given.TRUST_PROXY === "false" ? false : given.TRUST_PROXY,
    sisterSiteUrl: given.SISTER_SITE_URL || null,
    logLevel: given.LOG_LEVEL,
  });
}
