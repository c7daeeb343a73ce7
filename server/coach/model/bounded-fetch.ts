/** If an endpoint asks for a longer pause the call fails at once, because somebody is waiting for the page. */
const MAX_WAIT_MS = 5000;

/**
 * `fetch` for an endpoint that may misbehave. It rejects redirects, since the key must not go to another host, and
 * fails when a body exceeds the limit. It sets `x-should-retry`, which the client library obeys: true on 429 and
 * 5xx, unless the requested pause is too long.
 */
export const boundedFetch =
  (maxBytes: number): typeof fetch =>
  async (address, options) => {
    const response = await fetch(address, { ...options, redirect: "error" });
    const headers = new Headers(response.headers);
    headers.delete("retry-after-ms");
    const isPassing = response.status === 429 || response.status >= 500;
    headers.set("x-should-retry", `${isPassing && waitOf(headers) <= MAX_WAIT_MS}`);
    const { status, statusText } = response;
    return new Response(response.body?.pipeThrough(atMost(maxBytes)) ?? null, { status, statusText, headers });
  };

/** Returns the pause that `Retry-After` asks for, in milliseconds. The header holds seconds or a date. */
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
