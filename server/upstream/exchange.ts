import type { Dispatcher } from "undici";

export type BackendReply = {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
};

/** A call under way. */
export type Exchange = {
  /** The whole reply. */
  readonly reply: Promise<BackendReply>;
  /** Ends it with this reason, also while it waits for a connection. */
  readonly abort: (reason: Error) => void;
};

/**
 * Sends a call and collects its reply. It goes below the stream that undici makes of each reply, which takes longer than
 * all else that a forwarded read needs.
 */
export function exchange(pool: Dispatcher, call: Dispatcher.DispatchOptions): Exchange {
  let abort: Exchange["abort"] = () => undefined;
  const reply = new Promise<BackendReply>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let controller: Dispatcher.DispatchController | undefined;
    let ended: Error | undefined;
    let status = 0;
    let contentType = "";
    abort = (reason) => {
      ended = reason;
      controller?.abort(reason);
      reject(reason);
    };
    pool.dispatch(call, {
      onRequestStart(started) {
        controller = started;
        if (ended) started.abort(ended);
      },
      onResponseStart(_, statusCode, headers) {
        status = statusCode;
        contentType = String(headers["content-type"] ?? "");
      },
      onResponseData(_, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        const [first] = chunks;
        resolve({ status, contentType, body: first && chunks.length === 1 ? first : Buffer.concat(chunks) });
      },
      onResponseError(_, error) {
        reject(error);
      },
    });
  });
  return { reply, abort };
}
