import { isIP } from "node:net";
import { resolve } from "node:path";
import { Ajv } from "ajv";
import { type BackendConfig, backendFrom } from "./backend-config.ts";
import { DESCRIBING_KEYWORDS, type Environment, EnvironmentSchema, VARIABLES } from "./config-variables.ts";
import { HASH_COSTS, type HashCosts } from "./hash-costs.ts";
import { type OidcConfig, oidcFrom } from "./oidc-config.ts";
import { RATE_LIMITS, type RateLimitNumbers } from "./rate-limits/numbers.ts";
import { readRateLimits } from "./rate-limits-file.ts";

/** A language model behind an OpenAI-compatible endpoint. */
export type ModelConfig = Readonly<{
  baseUrl: string;
  /** Empty where the endpoint needs none. A secret: never logged, never sent to a browser. */
  apiKey: string;
  model: string;
  /** Finds entries for questions in other languages than that of the encoder here; null where nothing does. */
  embeddingsModel: string | null;
  /** The provider's name, as shown to users. */
  provider: string;
  /** Calls per day (UTC) for the whole deployment. */
  dailyLimit: number;
  /** The longest a user waits, in milliseconds, retries included. */
  timeLimitMs: number;
}>;

/** Something about the settings that the log says at start, and the call for readiness at any time. */
type ConfigWarning = { readonly code: string; readonly message: string };

const CONFIG_WARNINGS = {
  LOGIN_BY_EMAIL: {
    code: "LOGIN_BY_EMAIL",
    message: "LOGIN_POLICY=email: whoever knows an e-mail address can log in with it and read that person's results.",
  },
  LOGIN_AUTO: {
    code: "LOGIN_AUTO",
    message: "LOGIN_POLICY=auto is read as device: a browser that is not known is asked for the password.",
  },
  RATE_LIMITS_OFF: {
    code: "RATE_LIMITS_OFF",
    message: "RATE_LIMITS=off: passwords can be guessed without end, and one requester can keep all others out.",
  },
} as const;

export type Config = Readonly<{
  port: number;
  host: string;
  listensOnLoopback: boolean;
  dataDir: string;
  /** The address of PostgreSQL; null for the embedded database. It contains a password and is never printed. */
  databaseUrl: string | null;
  /** The most connections to PostgreSQL this server opens. */
  databasePool: number;
  /** The provider's backend, to which calls are forwarded; null where this server answers them. */
  backend: BackendConfig | null;
  surveysDir: string;
  scoringRulesDir: string;
  /** `device`: an unknown browser is asked for the password. `email`: the address alone logs in. */
  loginPolicy: "device" | "email";
  /** Settings that lower the protection of people, or that mean something else than they used to. */
  warnings: readonly ConfigWarning[];
  /** Addresses of the proxies that are trusted to report who sent a request, and whether over TLS. */
  trustProxy: false | string;
  /** Whether browsers are told to use TLS for the names below the site's name too. */
  hstsSubdomains: boolean;
  /** `auto`: for staff. */
  studio: "auto" | "off";
  /** A secret: never logged, never sent to a browser. */
  studioToken: string | null;
  /** Whether a draft is published by another person than the one who proposed it. */
  publishNeedsTwo: boolean;
  /** Null where staff sign in here alone. */
  oidc: OidcConfig | null;
  /** Whether developers see every component on a page. */
  showsGallery: boolean;
  sisterSiteUrl: string | null;
  logLevel: string;
  /** How many days the log of events keeps what happened. */
  eventDays: number;
  /** Null where the guide answers without a model. */
  model: ModelConfig | null;
  /** Whether messages are compared by meaning, and not by words alone. */
  embeddings: boolean;
  /** Whether the server learns what messages mean, which takes a core for a minute. Only tests go without. */
  learns: boolean;
  /** Null where nothing is limited. */
  rateLimits: RateLimitNumbers | null;
  /** Not from the environment: no setting makes password hashes cheaper to crack. */
  hashCosts: HashCosts;
}>;

/**
 * Reads and checks the configuration once, at start.
 * @throws Error that names every invalid variable
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(VARIABLES.map(({ name }) => [name, environment[name]]).filter(([, value]) => value));
  // The types of the schema hold it to its form; checking that again would take half of the time, in every command.
  const unchecked = { meta: false, validateSchema: false };
  const ajv = new Ajv({ ...unchecked, allErrors: true, useDefaults: true, keywords: DESCRIBING_KEYWORDS });
  const check = ajv.compile<Environment>(EnvironmentSchema);
  // Node's error quotes an invalid address with its password, so the address is checked first and never quoted.
  const isAddress = !given["DATABASE_URL"] || URL.canParse(given["DATABASE_URL"]);
  if (!check(given) || !isAddress) {
    const messages = (check.errors ?? []).map((error) => `${error.instancePath.slice(1)} ${error.message}`);
    if (!isAddress) messages.push("DATABASE_URL must be an address such as postgres://user:password@host:5432/name");
    throw new Error(`The configuration cannot be used: ${messages.join("; ")}`);
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
    loginPolicy: given.LOGIN_POLICY === "email" ? "email" : "device",
    warnings: warningsOf(given),
    trustProxy: given.TRUST_PROXY === "false" ? false : given.TRUST_PROXY,
    hstsSubdomains: given.HSTS_SUBDOMAINS === "true",
    studio: given.STUDIO,
    studioToken: given.STUDIO_TOKEN || null,
    publishNeedsTwo: given.PUBLISH_NEEDS_TWO === "true",
    oidc: oidcFrom(given),
    showsGallery: given.GALLERY === "on",
    sisterSiteUrl: given.SISTER_SITE_URL || null,
    logLevel: given.LOG_LEVEL,
    eventDays: Number(given.EVENT_DAYS),
    model: modelOf(given),
    embeddings: given.EMBEDDINGS === "on",
    learns: true,
    rateLimits: rateLimitsOf(given),
    hashCosts: HASH_COSTS,
  });
}

function warningsOf({ LOGIN_POLICY, RATE_LIMITS }: Environment): readonly ConfigWarning[] {
  return [
    ...(LOGIN_POLICY === "email" ? [CONFIG_WARNINGS.LOGIN_BY_EMAIL] : []),
    ...(LOGIN_POLICY === "auto" ? [CONFIG_WARNINGS.LOGIN_AUTO] : []),
    ...(RATE_LIMITS === "off" ? [CONFIG_WARNINGS.RATE_LIMITS_OFF] : []),
  ];
}

function rateLimitsOf({ RATE_LIMITS: path }: Environment): RateLimitNumbers | null {
  if (path === "off") return null;
  return path === "" ? RATE_LIMITS : readRateLimits(resolve(path));
}

function backendOf(given: Environment): BackendConfig | null {
  if (given.BACKEND_URL === "") return null;
  // These would be ignored silently: the backend handles accounts, results and advice, and there are no staff.
  const unused = (["DATABASE_URL", "AI_BASE_URL", "AI_MODEL", "AI_EMBEDDINGS_MODEL", "OIDC_ISSUER"] as const).filter(
    (name) => given[name] !== "",
  );
  if (unused.length > 0) {
    throw new Error(`The configuration cannot be used: with BACKEND_URL set, ${unused.join(" and ")} must not be.`);
  }
  const backend = backendFrom(given.BACKEND_URL, Number(given.BACKEND_TIME_LIMIT) * 1000);
  if (backend) return backend;
  throw new Error(
    "The configuration cannot be used: BACKEND_URL must be an address such as https://host:port/path, without user, password, query or fragment.",
  );
}

function modelOf(given: Environment): ModelConfig | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = given;
  if (baseUrl === "" && model === "" && given.AI_EMBEDDINGS_MODEL === "") return null;
  if (baseUrl === "" || model === "") {
    throw new Error("The configuration cannot be used: AI_BASE_URL and AI_MODEL go together; one of them is missing.");
  }
  if (!URL.canParse(baseUrl)) throw new Error("The configuration cannot be used: AI_BASE_URL is not an address.");
  return Object.freeze({
    baseUrl,
    apiKey: given.AI_API_KEY,
    model,
    embeddingsModel: given.AI_EMBEDDINGS_MODEL || null,
    provider: given.AI_PROVIDER_NAME || new URL(baseUrl).host,
    dailyLimit: Number(given.AI_DAILY_LIMIT),
    timeLimitMs: Number(given.AI_TIME_LIMIT) * 1000,
  });
}
