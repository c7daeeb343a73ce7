import { afterAll, beforeAll, test } from "vitest";
import { contentWithNewScale } from "../support/new-scale/add-new-scale.ts";
import { accounts, myData } from "./corpus/accounts.ts";
import { advice } from "./corpus/advice.ts";
import { content, openApi } from "./corpus/content.ts";
import { drafts } from "./corpus/drafts.ts";
import { limits } from "./corpus/limits.ts";
import { pages } from "./corpus/pages.ts";
import { keysAndVersions, reads, submissions } from "./corpus/results.ts";
import { type Person, STUDIO_TOKEN, type Stage } from "./corpus/stage.ts";
import { steps } from "./corpus/steps.ts";
import { studio } from "./corpus/studio.ts";
import { wrongAddresses, wrongBodies } from "./corpus/wrong-requests.ts";
import { createMask } from "./mask.ts";
import { expectRecordedList } from "./recorded.ts";
import { createRecorder, type Exchange, headersOf } from "./recorder.ts";
import { send } from "./send.ts";
import { type RecordedServer, startRecordedServer } from "./server.ts";

// The parts run in this order over one server; later ones meet what earlier ones left.
const PARTS: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  content,
  "open-api": openApi,
  pages,
  accounts,
  submissions,
  "keys-and-versions": keysAndVersions,
  reads,
  advice,
  studio,
  "wrong-bodies": wrongBodies,
  "wrong-addresses": wrongAddresses,
  "my-data": myData,
  limits,
  drafts,
  steps,
};

const recorded = new Map<string, readonly Exchange[]>();
let server: RecordedServer | null = null;

/** Many processes on a busy machine; alone it is seconds. */
const LONGEST = 300_000;

beforeAll(async () => {
  server = await startRecordedServer((folder) => ({ ...contentWithNewScale(folder), STUDIO_TOKEN }));
  const mask = createMask();
  const health = await send(server.port, { method: "GET", target: "/health", headers: {}, body: null });
  const common = headersOf(health, mask);
  recorded.set("common-headers", [common]);
  const people = new Map<string, Person>();
  const { folder } = server;
  for (const [name, part] of Object.entries(PARTS)) {
    const recorder = createRecorder(server, mask, common);
    await part({
      recorder,
      mask,
      folder,
      keep: (who, person) => void people.set(who, person),
      person: (who) => {
        const person = people.get(who);
        if (!person) throw new Error(`${who} has not registered`);
        return person;
      },
    });
    recorded.set(name, recorder.exchanges);
  }
}, LONGEST);
afterAll(() => server?.remove());

test.each(["common-headers", ...Object.keys(PARTS)])("the replies of %s are as they were recorded", (name) => {
  expectRecordedList(`replies/${name}.json`, recorded.get(name) ?? []);
});
