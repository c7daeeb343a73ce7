import { isIP } from "node:net";
import { resolve } from "node:path";
import { Ajv } from "ajv";
import { type Static, Type } from "typebox";
import { type BackendConfig, backendFrom } from "./backend-config.ts";
import { HASH_COSTS, type HashCosts } from "./hash-costs.ts";
import { RATE_LIMITS, type RateLimitNumbers } from "./rate-limits/numbers.ts";

const WholeNumber = (fallback: number) => Type.String({ pattern: "^\\d{1,5}$", default: `${fallback}` });

/** An address, a network such as `10.0.0.0/8`, or a name for all of a kind. */
const PROXY = "(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]*[.:][0-9a-fA-F.:]*(/\\d+)?)";

/** The environment variables that are read, each with a default that works on a laptop. */
const EnvironmentSchema = Type.Object({
  PORT: WholeNumber(3000),
  HOST: Type.String({ minLength: 1, default: "127.0.0.1" }),
  DATA_DIR: Type.String({ minLength: 1, default: "data" }),
  DATABASE_URL: Type.String({ pattern: "^(postgres(ql)?://\\S+)?$", default: "" }),
  DATABASE_POOL: Type.String({ pattern: "^[1-9]\\d{0,2}$", default: "10" }),
  BACKEND_URL: Type.String({ default: "" }),
  BACKEND_TIME_LIMIT: Type.String({ pattern: "^[1-9]\\d{0,2}$", default: "30" }),
  SURVEYS_DIR: Type.String({ minLength: 1, default: "surveys" }),
  SCORING_RULES_DIR: Type.String({ minLength: 1, default: "scoring-rules" }),
  LOGIN_POLICY: Type.Union([Type.Literal("auto"), Type.Literal("email"), Type.Literal("device")], { default: "auto" }),
  TRUST_PROXY: Type.String({ pattern: `^(false|${PROXY}(, *${PROXY})*)$`, default: "false" }),
  STUDIO: Type.Union([Type.Literal("auto"), Type.Literal("off")], { default: "auto" }),
  // Long enough that guessing gets nowhere.
  STUDIO_TOKEN: Type.String({ pattern: "^(\\S{16,200})?$", default: "" }),
  SISTER_SITE_URL: Type.String({ pattern: "^(https://\\S+)?$", default: "" }),
  AI_BASE_URL: Type.String({ pattern: "^(https?://[^\\s]+)?$", default: "" }),
  AI_API_KEY: Type.String({ default: "" }),
  AI_MODEL: Type.String({ default: "" }),
  AI_PROVIDER_NAME: Type.String({ maxLength: 60, default: "" }),
  AI_DAILY_LIMIT: WholeNumber(500),
  AI_TIME_LIMIT: WholeNumber(45),
  LOG_LEVEL: Type.Union(
    ["fatal", "error", "warn", "info", "debug", "silent"].map((level) => Type.Literal(level)),
    { default: "info" },
  ),
});

/** Their names. README explains each. */
export const VARIABLES: readonly string[] = Object.keys(EnvironmentSchema.properties);

/** A language model behind an OpenAI-compatible endpoint. */
export type ModelConfig = Readonly<{
  baseUrl: string;
  /** Empty where the endpoint asks for none. A secret: never logged, never sent to a browser. */
  apiKey: string;
  model: string;
  /** Who runs it, as people are told. */
  provider: string;
  /** Calls in one day (UTC) of the whole deployment. */
  dailyLimit: number;
  /** The longest a person waits, retries included. */
  timeLimitMs: number;
}>;

export type Config = Readonly<{
  port: number;
  host: string;
  listensOnLoopback: boolean;
  dataDir: string;
  /** PostgreSQL, instead of the embedded database; it holds a password and is never printed. */
  databaseUrl: string | null;
  /** Connections to PostgreSQL this server holds at most. */
  databasePool: number;
  /** The provider's own backend, to which the calls are forwarded; null where they are answered here. */
  backend: BackendConfig | null;
  surveysDir: string;
  scoringRulesDir: string;
  loginPolicy: "auto" | "email" | "device";
  /** Addresses of the proxies whose word is taken on who sent a request, and whether over TLS. */
  trustProxy: false | string;
  /** `auto`: open on the machine itself, elsewhere behind the token, and without one off. */
  studio: "auto" | "off";
  /** A secret: never logged, never sent to a browser. */
  studioToken: string | null;
  sisterSiteUrl: string | null;
  logLevel: string;
  /** Null where the guide alone answers. */
  model: ModelConfig | null;
  /** Not from the environment: no setting turns them off. */
  rateLimits: RateLimitNumbers;
  /** Not from the environment: no setting makes passwords easier to guess. */
  hashCosts: HashCosts;
}>;

/**
 * Reads and checks the configuration, once, at start.
 * @throws Error that names each variable that is wrong
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(VARIABLES.map((name) => [name, environment[name]]).filter(([, value]) => value));
  const check = new Ajv({ allErrors: true, useDefaults: true }).compile<Static<typeof EnvironmentSchema>>(
    EnvironmentSchema,
  );
  // Node quotes an address it cannot read, password and all; so it is tried here, without a word of it.
  const isAddress = !given["DATABASE_URL"] || URL.canParse(given["DATABASE_URL"]);
  if (!check(given) || !isAddress) {
    const faults = (check.errors ?? []).map((error) => `${error.instancePath.slice(1)} ${error.message}`);
    if (!isAddress) faults.push("DATABASE_URL must be an address such as postgres://user:password@host:5432/name");
    throw new Error(`The configuration cannot be used: ${faults.join("; ")}`);
  }
  return Object.freeze({
    port: Number(given.PORT),
    host: given.HOST,
    listensOnLoopback:
      given.HOST === "localhost" || given.HOST === "::1" || (isIP(given.HOST) === 4 && given.HOST.startsWith("127.")),
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL || null,
    databasePool: Number(given.DATABASE_POOL),
    backend: backendOf(given),
    surveysDir: resolve(given.SURVEYS_DIR),
    scoringRulesDir: resolve(given.SCORING_RULES_DIR),
    loginPolicy: given.LOGIN_POLICY,
    trustProxy: given.TRUST_PROXY === "false" ? false : given.TRUST_PROXY,
    studio: given.STUDIO,
    studioToken: given.STUDIO_TOKEN || null,
    sisterSiteUrl: given.SISTER_SITE_URL || null,
    logLevel: given.LOG_LEVEL,
    model: modelOf(given),
    rateLimits: RATE_LIMITS,
    hashCosts: HASH_COSTS,
  });
}

function backendOf(given: Static<typeof EnvironmentSchema>): BackendConfig | null {
  if (given.BACKEND_URL === "") return null;
  // Each would be left unused without a word: accounts, results and advice are then the backend's.
  const unused = (["DATABASE_URL", "AI_BASE_URL", "AI_MODEL"] as const).filter((name) => given[name] !== "");
  if (unused.length > 0) {
    throw new Error(`The configuration cannot be used: with BACKEND_URL set, ${unused.join(" and ")} must not be.`);
  }
  const backend = backendFrom(given.BACKEND_URL, Number(given.BACKEND_TIME_LIMIT) * 1000);
  if (backend) return backend;
  throw new Error(
    "The configuration cannot be used: BACKEND_URL must be an address such as https://host:port/path, without user, password, query or fragment.",
  );
}

function modelOf(given: Static<typeof EnvironmentSchema>): ModelConfig | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = given;
  if (baseUrl === "" && model === "") return null;
  if (baseUrl === "" || model === "") {
    throw new Error("The configuration cannot be used: AI_BASE_URL and AI_MODEL go together; one of them is missing.");
  }
  if (!URL.canParse(baseUrl)) throw new Error("The configuration cannot be used: AI_BASE_URL is not an address.");
  return Object.freeze({
    baseUrl,
    apiKey: given.AI_API_KEY,
    model,
    provider: given.AI_PROVIDER_NAME || new URL(baseUrl).host,
    dailyLimit: Number(given.AI_DAILY_LIMIT),
    timeLimitMs: Number(given.AI_TIME_LIMIT) * 1000,
  });
}
