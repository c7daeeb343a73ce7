import { Pool } from "undici";
import { AppError } from "#core/api/app-error.ts";
import type { ErrorCode } from "#core/api/errors.ts";
import type { BackendConfig } from "../backend-config.ts";

/** A call as it is sent. Nothing else from the browser's request is forwarded. */
type OutgoingCall = {
  readonly method: "GET" | "POST";
  /** Path and query, byte for byte as received. */
  readonly target: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: Buffer | null;
};

export type BackendReply = {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
};

export type Backend = {
  /**
   * Sends a call and reads the whole reply. A read is tried twice if no reply arrives. A change is never sent again,
   * because nobody knows whether it arrived.
   * @throws AppError UPSTREAM_UNREACHABLE, UPSTREAM_UNREADABLE, UPSTREAM_TIMEOUT
   */
  send(call: OutgoingCall): Promise<BackendReply>;
  /** Closes all connections once the calls under way are answered. */
  close(): Promise<void>;
};

/** In bytes. Hundreds of results take far less. */
const LARGEST_REPLY = 1024 * 1024;
/** How many calls run at once; further ones queue within their time limit. */
const CONNECTIONS = 64;

/** Connects to the provider's backend through a pool. Redirects are not followed. */
export function createBackend({ origin, basePath, timeLimitMs }: BackendConfig): Backend {
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    maxResponseSize: LARGEST_REPLY,
    // The limit of the whole call below is what counts; these must neither end a call earlier nor outlive it.
    connect: { timeout: timeLimitMs },
    headersTimeout: timeLimitMs,
    bodyTimeout: timeLimitMs,
    allowH2: false,
  });

  async function attempt({ method, target, authorization, contentType, body }: OutgoingCall, signal: AbortSignal) {
    const headers = {
      accept: "application/json",
      ...(authorization === undefined ? {} : { authorization }),
      ...(contentType === undefined ? {} : { "content-type": contentType }),
    };
    const reply = await pool.request({ method, path: `${basePath}${target}`, headers, body, signal });
    return {
      status: reply.statusCode,
      contentType: String(reply.headers["content-type"] ?? ""),
      body: Buffer.from(await reply.body.arrayBuffer()),
    };
  }

  return {
    async send(call) {
      const deadline = AbortSignal.timeout(timeLimitMs);
      try {
        return await attempt(call, deadline);
      } catch (error) {
        const appError = appErrorOf(error);
        if (call.method !== "GET" || appError.code !== "UPSTREAM_UNREACHABLE") throw appError;
      }
      return attempt(call, deadline).catch((error: unknown) => {
        throw appErrorOf(error);
      });
    },
    close: () => pool.close(),
  };
}

const UNREADABLE = ["UND_ERR_RES_EXCEEDED_MAX_SIZE", "UND_ERR_HEADERS_OVERFLOW"];

/** Keeps the cause, so that the operator can see what is wrong with the connection. */
function appErrorOf(error: unknown): AppError {
  return Object.assign(new AppError(codeOf(error)), { cause: error });
}

function codeOf(error: unknown): ErrorCode {
  const { name, code = "" } = error as { readonly name?: string; readonly code?: string | number };
  if (name === "TimeoutError" || /TIMEOUT|ETIMEDOUT/.test(`${code}`)) return "UPSTREAM_TIMEOUT";
  if (name === "HTTPParserError" || UNREADABLE.includes(`${code}`)) return "UPSTREAM_UNREADABLE";
  return "UPSTREAM_UNREACHABLE";
}
