/** More than any fitting answer, with room for what endpoints add around it. */
const MOST_BYTES = 256 * 1024;
/** An endpoint that asks for a longer pause is not waited for: a person sits in front of the page. */
const MOST_WAIT_MS = 5000;

/**
 * `fetch` for an endpoint that may misbehave. A redirect is refused, since the key must go nowhere else;
 * a body that does not end is cut off with an error; and the reply says by `x-should-retry`, which the
 * client library obeys, whether to try again: on 429 and 5xx, unless the asked pause is too long.
 */
export const boundedFetch: typeof fetch = async (address, options) => {
  const response = await fetch(address, { ...options, redirect: "error" });
  const headers = new Headers(response.headers);
  headers.delete("retry-after-ms");
  const isPassing = response.status === 429 || response.status >= 500;
  headers.set("x-should-retry", `${isPassing && waitOf(headers) <= MOST_WAIT_MS}`);
  const { status, statusText } = response;
  return new Response(response.body?.pipeThrough(atMost(MOST_BYTES)) ?? null, { status, statusText, headers });
};

/** The pause that `Retry-After` asks for, in milliseconds: it stands there in seconds or as a date. */
function waitOf(headers: Headers): number {
  const asked = headers.get("retry-after");
  if (asked === null) return 0;
  const seconds = Number(asked);
  return Number.isFinite(seconds) ? seconds * 1000 : Date.parse(asked) - Date.now();
}

function atMost(bytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let count = 0;
  return new TransformStream({
    transform(chunk, controller) {
      count += chunk.byteLength;
      if (count > bytes) controller.error(new Error("the answer is too large"));
      else controller.enqueue(chunk);
    },
  });
}
