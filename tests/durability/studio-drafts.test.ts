import { afterAll, expect, test } from "vitest";
import type { StudioScale } from "#core/api/studio.ts";
import type { Command, DraftState, WholeDraft } from "#core/api/studio-drafts.ts";
import { afterStep } from "#core/studio-log/step.ts";
import { isFull } from "../support/is-full.ts";
import { randomSteps } from "../support/random-steps.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { staffCookie } from "../support/staff.ts";

let server: ServerProcess | null = null;
afterAll(() => server?.stop());

const DRAFT = "d".repeat(32);
const PAGE = "e".repeat(32);
const STEPS = 200;

// Every few steps the server is killed, without a moment to end.
// That is six starts of a server, one after the other.
const SLOW = { timeout: 300_000 };
test.runIf(isFull)("200 steps, undone and done again with the server killed in between, are exact", SLOW, async () => {
  server = await startServer(() => ({ LOG_LEVEL: "silent" }));
  const at = server;
  const { value } = await staffCookie(server, "editor");
  const headers = { cookie: `keepwell-staff=${value}`, origin: server.url, "content-type": "application/json" };
  const url = `${server.url}/api/studio/scales/stress`;
  const opened = (await (await fetch(url, { headers })).json()) as StudioScale;
  let revision = 0;
  const give = async (commands: readonly Command[]) => {
    const start = { survey: opened.survey, rule: opened.rule, from: "" };
    const body = JSON.stringify({ page: PAGE, revision, start, commands });
    const reply = await fetch(`${url}/drafts/${DRAFT}`, { method: "POST", headers, body });
    expect(reply.status).toBe(200);
    revision += commands.length;
  };
  const killed = async () => {
    await at.end("SIGKILL");
    await at.start();
  };
  const stored = async () => {
    const { survey, rule, from, position } = (await (
      await fetch(`${url}/drafts/${DRAFT}`, { headers })
    ).json()) as WholeDraft;
    return { state: { survey, rule, from }, position };
  };

  const { start, steps } = randomSteps(STEPS);
  const passed: DraftState[] = [start];
  for (const [index, step] of steps.entries()) {
    passed.push(afterStep(passed[index] as DraftState, step) as DraftState);
    await give([{ kind: "step", step }]);
    if (index % 70 === 69) await killed();
    if (index % 20 === 0) expect(await stored()).toEqual({ state: passed[index + 1], position: index + 1 });
  }
  const there = [...Array(STEPS).keys()].toReversed();
  for (const to of [...there, ...there.toReversed().map((one) => one + 1)]) {
    await give([{ kind: "move", to }]);
    if (to === 100) await killed();
    if (to % 20 === 0) expect(await stored()).toEqual({ state: passed[to], position: to });
  }
});
