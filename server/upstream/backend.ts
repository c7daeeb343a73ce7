import { Pool } from "undici";
import { AppError } from "#core/api/app-error.ts";
import type { ErrorCode } from "#core/api/errors.ts";
import type { BackendConfig } from "../backend-config.ts";
import { type BackendReply, type Exchange, exchange } from "./exchange.ts";

/** A call as it is sent. Nothing else from the browser's request is forwarded. */
type OutgoingCall = {
  readonly method: "GET" | "POST";
  /** Path and query, byte for byte as received. */
  readonly target: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: Buffer | null;
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

  const start = ({ method, target, authorization, contentType, body }: OutgoingCall): Exchange => {
    const headers = {
      accept: "application/json",
      ...(authorization === undefined ? {} : { authorization }),
      ...(contentType === undefined ? {} : { "content-type": contentType }),
    };
    return exchange(pool, { method, path: `${basePath}${target}`, headers, body });
  };

  return {
    async send(call) {
      let current = start(call);
      const tooLate = () => current.abort(new DOMException("The backend took too long.", "TimeoutError"));
      const timer = setTimeout(tooLate, timeLimitMs);
      try {
        return await current.reply.catch((error: unknown) => {
          if (call.method !== "GET" || codeOf(error) !== "UPSTREAM_UNREACHABLE") throw error;
          current = start(call);
          return current.reply;
        });
      } catch (error) {
        throw appErrorOf(error);
      } finally {
        clearTimeout(timer);
      }
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
