import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One request as the endpoint received it. */
export type ModelRequest = {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: { readonly model: string; readonly messages: readonly { role: string; content: string }[] } & Record<
    string,
    unknown
  >;
};

/** How the endpoint behaves for one request. */
export type Behaviour = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

export type ModelEndpoint = {
  /** The base address, as `AI_BASE_URL` takes it. */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** How many clients hung up before their answer was complete. */
  readonly hungUp: number;
  /** What the next requests meet, one each; the last one stays. */
  behave(...behaviours: Behaviour[]): void;
  /** Forgets what was received. */
  reset(): void;
  close(): Promise<void>;
};

/**
 * A stand-in for an OpenAI-compatible endpoint: a real HTTP server on this machine that speaks chat
 * completions, and misbehaves as told.
 */
export async function startModelEndpoint(): Promise<ModelEndpoint> {
  const requests: ModelRequest[] = [];
  let behaviours: Behaviour[] = [says("Take a short walk.")];
  let hungUp = 0;
  const server = createServer(async (incoming, response) => {
    response.once("close", () => {
      if (!response.writableFinished) hungUp++;
    });
    const request = await read(incoming);
    requests.push(request);
    const [next = says("")] = behaviours.length > 1 ? behaviours.splice(0, 1) : behaviours;
    if (request.path === "/v1/embeddings") return embeds(response, request);
    if (request.method !== "POST" || request.path !== "/v1/chat/completions") return fails(404)(response, request);
    await next(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    get hungUp() {
      return hungUp;
    },
    behave: (...next) => {
      behaviours = next;
    },
    reset() {
      requests.length = 0;
      hungUp = 0;
      behaviours = [says("Take a short walk.")];
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function read(incoming: IncomingMessage): Promise<ModelRequest> {
  let text = "";
  for await (const chunk of incoming) text += chunk;
  return {
    method: incoming.method ?? "",
    path: incoming.url ?? "",
    authorization: incoming.headers.authorization,
    body: JSON.parse(text || "{}"),
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** The shape of a chat completion. */
function completion(content: unknown, finish_reason: string, more: object = {}) {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1780000000,
    model: "stand-in",
    choices: [{ index: 0, message: { role: "assistant", content, refusal: null, ...more }, finish_reason }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  };
}

/** Texts that share letters, three by three, have vectors that lie close together. */
const embeds: Behaviour = (response, { body }) => {
  const data = (body["input"] as string[]).map((text, index) => {
    const embedding = new Array<number>(64).fill(0);
    for (let at = 0; at + 3 <= text.length; at++) {
      const place = [...text.slice(at, at + 3)].reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) % 64, 0);
      embedding[place] = (embedding[place] ?? 0) + 1;
    }
    return { object: "embedding", index, embedding };
  });
  sendJson(response, 200, { object: "list", model: "stand-in", data, usage: { prompt_tokens: 1, total_tokens: 1 } });
};

/** Answers with this text; `finish` is "length" for one that was cut. */
export const says =
  (content: unknown, finish: "stop" | "length" | "content_filter" = "stop", more: object = {}): Behaviour =>
  (response) =>
    sendJson(response, 200, completion(content, finish, more));

/** Answers with what a request gives rise to. */
export const saysFrom =
  (make: (request: ModelRequest) => string): Behaviour =>
  (response, request) =>
    sendJson(response, 200, completion(make(request), "stop"));

/** An error in the shape of the protocol, such as 401, 429 or 500. */
export const fails =
  (status: number, headers: Record<string, string> = {}, message = "The stand-in fails as told."): Behaviour =>
  (response) =>
    sendJson(response, status, { error: { message, type: "stand_in", param: null, code: null } }, headers);

/** Knows only the newer name of the bound, as some hosted models do. */
export const wantsNewerBound =
  (then: Behaviour): Behaviour =>
  (response, request) =>
    "max_tokens" in request.body
      ? fails(400, {}, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.")(response, request)
      : then(response, request);

/** Never answers. */
export const hangs: Behaviour = () => {};

/** Opens an answer and never ends it. */
export const drips: Behaviour = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"choices": [');
};

/** Breaks the connection in the middle of the answer. */
export const breaksOff: Behaviour = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "900" });
  response.write('{"choices": [{"message": {"role": "assistant", "content": "Take');
  setTimeout(() => response.destroy(), 20);
};

/** Answers 200 with any text, of any type. */
export const sendsBody =
  (body: string, type = "application/json"): Behaviour =>
  (response) => {
    response.writeHead(200, { "content-type": type }).end(body);
  };

/** Sends the client elsewhere. */
export const redirects =
  (to: string): Behaviour =>
  (response) => {
    response.writeHead(307, { location: to }).end();
  };
