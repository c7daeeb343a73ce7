import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LoginReply } from "#core/api/results.ts";
import { newKey, stressSubmissions } from "../support/stress-submissions.ts";
import { START, startTestServer, type TestServer } from "../support/test-server.ts";

const HOUR = 60 * 60 * 1000;

let server: TestServer;
let person: LoginReply;
const { send, exampleOf, scores, counts, without, submissions } = stressSubmissions(
  () => server,
  () => person,
);
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setTime(START);
  person = await server.newPerson();
});

/** After so many hours, the answers of this example with this revision: what they become, and the example that counts. */
type Step = readonly [hours: number, example: number, revision: number | null, outcome: string, counts: number];
const chains: readonly (readonly [name: string, steps: readonly Step[]])[] = [
  [
    "the same answers",
    [
      [0, 0, null, "stored", 0],
      [1, 0, null, "repeated", 0],
      [48, 0, null, "repeated", 0],
    ],
  ],
  [
    "other answers within a day",
    [
      [0, 0, 1, "stored", 0],
      [23, 1, 2, "corrected", 1],
      [24, 2, 3, "corrected", 2],
    ],
  ],
  [
    "other answers without a revision",
    [
      [0, 0, null, "stored", 0],
      [1, 1, null, "corrected", 1],
    ],
  ],
  [
    "other answers a day after the first, not after the newest",
    [
      [0, 0, 1, "stored", 0],
      [20, 1, 2, "corrected", 1],
      [25, 2, 3, "409", 1],
    ],
  ],
  [
    "the same answers a day after",
    [
      [0, 0, 1, "stored", 0],
      [20, 1, 2, "corrected", 1],
      [48, 1, 2, "repeated", 1],
    ],
  ],
  [
    "an older try that arrives late",
    [
      [0, 1, 5, "stored", 1],
      [1, 0, 4, "repeated", 1],
      [30, 0, 4, "repeated", 1],
    ],
  ],
  [
    "other answers of the same revision",
    [
      [0, 1, 5, "stored", 1],
      [1, 0, 5, "repeated", 1],
    ],
  ],
  [
    "answers changed and changed back, with a try between that arrives late",
    [
      [0, 0, 1, "stored", 0],
      [1, 0, 3, "repeated", 0],
      [2, 1, 2, "repeated", 0],
      [3, 1, 4, "corrected", 1],
    ],
  ],
  [
    "answers corrected back to the first",
    [
      [0, 0, 1, "stored", 0],
      [1, 1, 2, "corrected", 1],
      [2, 0, 3, "corrected", 0],
    ],
  ],
  [
    "a revision where the first had none",
    [
      [0, 0, null, "stored", 0],
      [1, 1, 0, "corrected", 1],
    ],
  ],
  [
    "a clock that went back",
    [
      [2, 0, 1, "stored", 0],
      [0, 1, 2, "corrected", 1],
    ],
  ],
];

describe("one key", () => {
  test.each(chains)("%s", async (_, steps) => {
    const key = newKey();
    const before = await counts();
    for (const [hours, example, revision, outcome, counted] of steps) {
      server.setTime(new Date(START.getTime() + hours * HOUR));
      const { answers: responses } = exampleOf(example);
      const sent = await send({ responses, key, ...(revision === null ? {} : { revision }) });
      if (outcome === "409") expect(sent).toMatchObject({ status: 409, code: "KEY_REUSED", mark: undefined });
      else expect(sent).toMatchObject({ status: 200, mark: outcome, score: exampleOf(counted).score });
      expect(await scores()).toEqual([exampleOf(counted).score]);
      expect(without(await counts(), before)).toEqual({ [exampleOf(counted).score]: 1 });
    }
  });

  test("a late or repeated try gets the reply of the newest, to the last byte", async () => {
    const key = newKey();
    await send({ responses: exampleOf(0).answers, key, revision: 1 });
    const { body } = await send({ responses: exampleOf(1).answers, key, revision: 2 });
    expect((await send({ responses: exampleOf(1).answers, key, revision: 2 })).body).toEqual(body);
    expect((await send({ responses: exampleOf(0).answers, key, revision: 1 })).body).toEqual(body);
    expect((await server.get(`/api/stress-score/${person.userID}`)).body).toEqual(body);
  });

  test.each([1, 2, 3])(
    "sent twenty times at once with three sets of answers: the highest revision counts (%i)",
    async () => {
      const key = newKey();
      const before = await counts();
      const tries = Array.from({ length: 20 }, (_, index) => index % 3).sort(() => Math.random() - 0.5);
      const sent = await Promise.all(
        tries.map((set) => send({ responses: exampleOf(set).answers, key, revision: 10 + set })),
      );
      expect(sent.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(sent.filter(({ mark }) => mark === "stored")).toHaveLength(1);
      expect(await scores()).toEqual([exampleOf(2).score]);
      expect(without(await counts(), before)).toEqual({ [exampleOf(2).score]: 1 });
      const rows = await submissions();
      expect(rows.filter(({ replaced_by }) => replaced_by === null)).toHaveLength(1);
      expect(rows.length).toBe(1 + sent.filter(({ mark }) => mark === "corrected").length);
    },
  );

  test.each(["-1", "1.5", "1e3", "", "x", "9999999999", "0x1"])("a revision of %j is refused", async (revision) => {
    const headers = { "idempotency-key": newKey(), "keepwell-revision": revision };
    const body = { userId: person.userID, responses: exampleOf(0).answers };
    expect(await server.post("/api/stress-scale", body, headers)).toMatchObject({
      status: 400,
      body: { code: "INVALID_BODY" },
    });
  });
});
