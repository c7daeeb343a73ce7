import { type Static, type TSchema, Type } from "typebox";

/** How a variable is described in docs/configuration.md. */
type Described = {
  /** The accepted values, in words. */
  readonly form: string;
  /** What happens while it is not set, where that is more than its default value. */
  readonly unset?: string;
  readonly description: string;
};

const wholeNumber = (fallback: number, description: string) =>
  Type.String({
    pattern: "^\\d{1,5}$",
    default: `${fallback}`,
    form: "a whole number of at most 5 digits",
    description,
  });

const upTo999 = (fallback: number, description: string) =>
  Type.String({ pattern: "^[1-9]\\d{0,2}$", default: `${fallback}`, form: "1 to 999", description });

const oneOf = <Value extends string>(values: readonly Value[], fallback: Value, description: string) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { default: fallback, form: values.map((value) => `\`${value}\``).join(", "), description },
  );

const folder = (fallback: string, description: string) =>
  Type.String({ minLength: 1, default: fallback, form: "a folder", description });

/** An address, a network such as `10.0.0.0/8`, or a name for all addresses of a kind. */
const PROXY = "(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]*[.:][0-9a-fA-F.:]*(/\\d+)?)";

/**
 * Every environment variable that the server reads: its default, its form and its meaning. The defaults work on a
 * laptop. docs/configuration.md is generated from this table.
 */
export const EnvironmentSchema = Type.Object({
  PORT: wholeNumber(3000, "The port the server listens on."),
  HOST: Type.String({
    minLength: 1,
    default: "127.0.0.1",
    form: "a host name or an address",
    description: "The address the server listens on. With the default, only the machine itself can reach it.",
  }),
  DATA_DIR: folder(
    "data",
    "Holds the embedded database, the key for pseudonyms and the log of exports. Only its owner can read it. A server with `BACKEND_URL` does not create it.",
  ),
  DATABASE_URL: Type.String({
    pattern: "^(postgres(ql)?://\\S+)?$",
    default: "",
    form: "`postgres://user:password@host:5432/name`",
    description:
      "A PostgreSQL database, used instead of the one in `DATA_DIR`. Over TLS with `?sslmode=verify-full&sslrootcert=<file>` at its end.",
  }),
  DATABASE_POOL: upTo999(10, "The largest number of connections to PostgreSQL that this server opens."),
  BACKEND_URL: Type.String({
    default: "",
    form: "an address such as `https://backend.example/base`, without user, password, query or fragment",
    description:
      "A provider's backend that answers the calls. Cannot be combined with `DATABASE_URL`, `AI_BASE_URL`, `AI_MODEL` or `OIDC_ISSUER`.",
  }),
  BACKEND_TIME_LIMIT: upTo999(30, "The longest time in seconds that a call to the backend takes, a retry included."),
  SURVEYS_DIR: folder("surveys", "The questionnaires, the catalogue of domains and the words of the pages."),
  SCORING_RULES_DIR: folder("scoring-rules", "The scoring rules."),
  LOGIN_POLICY: oneOf(
    ["device", "email", "auto"],
    "device",
    "`device`: a browser that is not known is asked for the password. `email`: the e-mail address alone logs in, so whoever knows an address reads its results; the log and the call that asks whether the server is ready warn of it. `auto`: read as `device`.",
  ),
  TRUST_PROXY: Type.String({
    pattern: `^(false|${PROXY}(, *${PROXY})*)$`,
    default: "false",
    form: "`false`, or addresses and networks separated by commas; also `loopback`, `uniquelocal`, `linklocal`",
    description:
      "The proxies whose `X-Forwarded-…` headers are believed, such as `10.0.0.2, 192.168.0.0/16`. Set it behind a proxy that ends TLS, so that cookies are Secure.",
  }),
  HSTS_SUBDOMAINS: oneOf(
    ["true", "false"],
    "false",
    "`true`: over TLS, browsers are told to use only TLS for all names below the site's name too.",
  ),
  RATE_LIMITS: Type.String({
    default: "",
    form: "the path of a JSON file, or `off`",
    unset: "the numbers as shipped",
    description:
      'How often things may be tried: a file such as `{"chat": {"count": 40, "seconds": 60}}`, whose limits replace the shipped ones. `off`: without limits, for tests in a closed network; the log and the call that asks whether the server is ready warn of it.',
  }),
  GALLERY: oneOf(["on", "off"], "off", "`on`: `/gallery` shows developers every component; `npm run dev` sets it."),
  STUDIO: oneOf(["auto", "off"], "auto", "`auto`: the studio opens for staff who sign in. `off`: there is no studio."),
  // Long enough that guessing is hopeless.
  STUDIO_TOKEN: Type.String({
    pattern: "^(\\S{16,200})?$",
    default: "",
    form: "16 to 200 characters without spaces",
    description:
      "A key for automation: sent as `Authorization: Bearer …`, it may do what a publisher may. People sign in instead.",
  }),
  PUBLISH_NEEDS_TWO: oneOf(
    ["true", "false"],
    "false",
    "`true`: what one person proposed in the studio is published by another one, and never by a key.",
  ),
  OIDC_ISSUER: Type.String({
    pattern: "^(https?://[^\\s]+)?$",
    default: "",
    form: "an address",
    description:
      "The identity provider with which staff may sign in, over OpenID Connect. Goes together with the next two.",
  }),
  OIDC_CLIENT_ID: Type.String({ default: "", form: "text", description: "This site's name at that provider." }),
  OIDC_CLIENT_SECRET: Type.String({
    default: "",
    form: "text",
    description: "This site's secret at that provider. It is sent there only.",
  }),
  OIDC_NAME: Type.String({
    maxLength: 60,
    default: "",
    form: "at most 60 characters",
    unset: "the host of `OIDC_ISSUER`",
    description: "Who the provider is, in the words of the button that leads there.",
  }),
  SISTER_SITE_URL: Type.String({
    pattern: "^(https://\\S+)?$",
    default: "",
    form: "an `https://` address",
    unset: "`guardRedirect` of `site.json`",
    description:
      "The site that a visitor without a user id is sent to from a protected page. Without either, the log-in page.",
  }),
  AI_BASE_URL: Type.String({
    pattern: "^(https?://[^\\s]+)?$",
    default: "",
    form: "an address up to `/v1`",
    description: "The OpenAI-compatible endpoint of a language model. Goes together with `AI_MODEL`.",
  }),
  AI_API_KEY: Type.String({
    default: "",
    form: "text",
    description: "The key of that endpoint. It is sent to `AI_BASE_URL` only, and never follows a redirect.",
  }),
  AI_MODEL: Type.String({ default: "", form: "text", description: "The name of the language model." }),
  AI_EMBEDDINGS_MODEL: Type.String({
    default: "",
    form: "text",
    description:
      "The name of an embeddings model at `AI_BASE_URL`. It helps to find entries for questions in other languages than English, of people who agreed to the language model. Needs `AI_MODEL`.",
  }),
  AI_PROVIDER_NAME: Type.String({
    maxLength: 60,
    default: "",
    form: "at most 60 characters",
    unset: "the host of `AI_BASE_URL`",
    description: "Who runs the model, in the words that people read before they agree to it.",
  }),
  AI_DAILY_LIMIT: wholeNumber(500, "The number of questions to the model in one day (UTC), for all servers together."),
  AI_TIME_LIMIT: wholeNumber(45, "The longest time in seconds that a person waits for the model, retries included."),
  EMBEDDINGS: oneOf(
    ["on", "off"],
    "on",
    "Whether the guide compares what people write by meaning, with a sentence encoder on this machine (about 400 MB of memory in a process of its own). With `off` it compares words alone, and nothing of a language model is shown.",
  ),
  LOG_LEVEL: oneOf(
    ["fatal", "error", "warn", "info", "debug", "silent"],
    "info",
    "How much is logged. `debug` adds a line for each request.",
  ),
  EVENT_DAYS: Type.String({
    pattern: "^[1-9]\\d{0,3}$",
    default: "180",
    form: "1 to 9999",
    description: "How many days the log of events keeps what happened.",
  }),
});

export type Environment = Static<typeof EnvironmentSchema>;

/** One row of the table above. */
export type Variable = Described & { readonly name: string; readonly default: string };

export const VARIABLES: readonly Variable[] = Object.entries<TSchema>(EnvironmentSchema.properties).map(
  ([name, schema]) => ({ ...(schema as unknown as Omit<Variable, "name">), name }),
);

/** Schema keywords that document and do not validate. */
export const DESCRIBING_KEYWORDS = ["form", "unset"];
