import { contentWithNewScale, NEW_SCALE } from "../support/new-scale/add-new-scale.ts";
import { exampleOf, questionnaires } from "./corpus/questionnaires.ts";
import { registration } from "./corpus/stage.ts";
import { send } from "./send.ts";
import { type RecordedServer, startRecordedServer } from "./server.ts";

export type StoredPerson = { readonly id: string; readonly token: string };

/** A server with one scale of no domain, and with people whose results stand under it. */
export async function serverWithPeople(settings: Record<string, string> = {}, root = process.cwd()) {
  const server = await startRecordedServer((folder) => ({ ...contentWithNewScale(folder), ...settings }), root);
  const people: StoredPerson[] = [];
  for (const [number, examples] of [[0, 3, -1], [1]].entries()) {
    const person = await register(server, `person${number + 1}@example.com`);
    people.push(person);
    for (const at of examples) await submitAll(server, person.id, at);
  }
  return { server, people };
}

async function post(server: RecordedServer, target: string, json: unknown): Promise<Record<string, string>> {
  await server.advance(36 * 60 * 60 * 1000);
  const headers = { "content-type": "application/json" };
  const reply = await send(server.port, { method: "POST", target, headers, body: JSON.stringify(json) });
  if (reply.status !== 200) throw new Error(`${target}: ${reply.status} ${reply.body}`);
  return JSON.parse(reply.body.toString());
}

async function register(server: RecordedServer, email: string): Promise<StoredPerson> {
  await post(server, "/register", registration(email));
  const { userID = "", token = "" } = await post(server, "/login", { email });
  return { id: userID, token };
}

async function submitAll(server: RecordedServer, id: string, at: number): Promise<void> {
  await post(server, "/api/save-bmi", { userID: id, bmi: "22.4", category: "Healthy Weight" });
  for (const { scale, submitPath, body } of questionnaires)
    await post(server, submitPath, body(id, exampleOf(scale, at)));
  const answers = exampleOf(NEW_SCALE, at, `${server.folder}/scoring-rules`);
  await post(server, `/api/scales/${NEW_SCALE}`, { userId: id, answers });
}
