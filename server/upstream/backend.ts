import { Pool } from "undici";
import { AppError } from "#core/api/app-error.ts";
import type { ErrorCode } from "#core/api/errors.ts";
import type { BackendConfig } from "../backend-config.ts";

/** A call as it goes out. Nothing else of what a browser sent goes with it. */
type OutgoingCall = {
  readonly method: "GET" | "POST";
  /** Path and query, byte for byte as they came. */
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
   * Sends a call and reads the whole reply. A read is tried twice where no reply came; what changes
   * something is never sent again, since nobody knows whether it arrived.
   * @throws AppError UPSTREAM_UNREACHABLE, UPSTREAM_UNREADABLE, UPSTREAM_TIMEOUT
   */
  send(call: OutgoingCall): Promise<BackendReply>;
  /** Ends all connections once the calls under way are answered. */
  close(): Promise<void>;
};

/** Bytes. Hundreds of results are far less. */
const LARGEST_REPLY = 1024 * 1024;
/** More calls than this wait in line, within their time limit. */
const CONNECTIONS = 64;

/** The provider's backend behind a pool of connections. Redirects are not followed. */
export function createBackend({ origin, basePath, timeLimitMs }: BackendConfig): Backend {
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    maxResponseSize: LARGEST_REPLY,
    // What counts is the limit of the whole call, below; these only must not end it earlier or outlive it.
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
      } catch (fault) {
        const refusal = refusalOf(fault);
        if (call.method !== "GET" || refusal.code !== "UPSTREAM_UNREACHABLE") throw refusal;
      }
      return attempt(call, deadline).catch((fault: unknown) => {
        throw refusalOf(fault);
      });
    },
    close: () => pool.close(),
  };
}

const UNREADABLE = ["UND_ERR_RES_EXCEEDED_MAX_SIZE", "UND_ERR_HEADERS_OVERFLOW"];

/** Its cause is kept, for the operator to see what is wrong with the connection. */
function refusalOf(fault: unknown): AppError {
  return Object.assign(new AppError(codeOf(fault)), { cause: fault });
}

function codeOf(fault: unknown): ErrorCode {
  const { name, code = "" } = fault as { readonly name?: string; readonly code?: string | number };
  if (name === "TimeoutError" || /TIMEOUT|ETIMEDOUT/.test(`${code}`)) return "UPSTREAM_TIMEOUT";
  if (name === "HTTPParserError" || UNREADABLE.includes(`${code}`)) return "UPSTREAM_UNREADABLE";
  return "UPSTREAM_UNREACHABLE";
}
