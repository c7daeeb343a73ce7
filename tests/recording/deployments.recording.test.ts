import { afterAll, beforeAll, test } from "vitest";
import { startRecordingBackend } from "../support/recording-backend.ts";
import { behindAProxy } from "./corpus/behind-a-proxy.ts";
import { forwarded, ownReplies } from "./corpus/forwarded.ts";
import { createMask } from "./mask.ts";
import { expectRecordedList } from "./recorded.ts";
import { createRecorder, type Exchange, headersOf } from "./recorder.ts";
import { send } from "./send.ts";
import { type RecordedServer, startRecordedServer } from "./server.ts";

const recorded = new Map<string, readonly Exchange[]>();
const servers: RecordedServer[] = [];
const backend = await startRecordingBackend();

async function recorderOf(settings: Record<string, string>) {
  const server = await startRecordedServer(() => settings);
  servers.push(server);
  const mask = createMask();
  const health = await send(server.port, { method: "GET", target: "/health", headers: {}, body: null });
  const common = headersOf(health, mask);
  return { mask, newRecorder: () => createRecorder(server, mask, common) };
}

/** Many processes on a busy machine; alone it is seconds. */
const LONGEST = 300_000;

beforeAll(async () => {
  const [forwarding, proxied] = await Promise.all([
    recorderOf({ BACKEND_URL: `${backend.url}/base/path` }),
    recorderOf({ TRUST_PROXY: "loopback", SISTER_SITE_URL: "https://sister.example/start" }),
  ]);
  const replies = forwarding.newRecorder();
  recorded.set("forwarded-requests", await forwarded(replies, backend, forwarding.mask));
  recorded.set("forwarded-replies", replies.exchanges);
  const own = forwarding.newRecorder();
  await ownReplies(own);
  recorded.set("forwarding-own-replies", own.exchanges);
  const behind = proxied.newRecorder();
  await behindAProxy(behind, proxied.mask);
  recorded.set("behind-a-proxy", behind.exchanges);
}, LONGEST);
afterAll(async () => {
  for (const server of servers) server.remove();
  await backend.close();
});

test.each(["forwarded-requests", "forwarded-replies", "forwarding-own-replies", "behind-a-proxy"])(
  "what is recorded of %s is as it was",
  (name) => expectRecordedList(`replies/${name}.json`, recorded.get(name) ?? []),
);
