import { cpSync } from "node:fs";
import { join } from "node:path";
import { NEW_SCALE } from "../support/new-scale/add-new-scale.ts";
import { exampleOf, questionnaires } from "./corpus/questionnaires.ts";
import { PASSWORD, registration } from "./corpus/stage.ts";
import { send } from "./send.ts";
import { type RecordedServer, startRecordedServer } from "./server.ts";

export type StoredPerson = { readonly id: string; readonly token: string };

/**
 * A server with one scale of no domain, and with people whose results stand there: many, one of each, none.
 * @param root of the sources, which may be those of another version
 */
export async function serverWithPeople(root = process.cwd()) {
  const server = await startRecordedServer((folder) => contentOf(root, folder), root);
  const people: StoredPerson[] = [];
  for (const [number, examples] of [[0, 3, -1], [1], []].entries()) {
    const person = await register(server, `person${number + 1}@example.com`);
    people.push(person);
    for (const at of examples) await submitAll(server, person, at);
  }
  return { server, people };
}

function contentOf(root: string, folder: string): Record<string, string> {
  const [SURVEYS_DIR, SCORING_RULES_DIR] = [join(folder, "surveys"), join(folder, "scoring-rules")];
  cpSync(join(root, "surveys"), SURVEYS_DIR, { recursive: true });
  cpSync(join(root, "scoring-rules"), SCORING_RULES_DIR, { recursive: true });
  const further = join(root, "tests/support/new-scale");
  cpSync(join(further, "survey.json"), join(SURVEYS_DIR, `${NEW_SCALE}.json`));
  cpSync(join(further, "rule.json"), join(SCORING_RULES_DIR, `${NEW_SCALE}.json`));
  return { SURVEYS_DIR, SCORING_RULES_DIR };
}

async function post(
  server: RecordedServer,
  target: string,
  json: unknown,
  token?: string,
): Promise<Record<string, string>> {
  await server.advance(36 * 60 * 60 * 1000);
  const headers = { "content-type": "application/json", ...(token === undefined ? {} : { authorization: token }) };
  const reply = await send(server.port, { method: "POST", target, headers, body: JSON.stringify(json) });
  if (reply.status !== 200) throw new Error(`${target}: ${reply.status} ${reply.body}`);
  return JSON.parse(reply.body.toString());
}

async function register(server: RecordedServer, email: string): Promise<StoredPerson> {
  await post(server, "/register", registration(email));
  const { userID = "", token = "" } = await post(server, "/login", { email, password: PASSWORD });
  return { id: userID, token };
}

async function submitAll(server: RecordedServer, { id, token }: StoredPerson, at: number): Promise<void> {
  const rules = join(server.folder, "scoring-rules");
  await post(server, "/api/save-bmi", { userID: id, bmi: "22.4", category: "Healthy Weight" });
  for (const { scale, submitPath, body } of questionnaires)
    await post(server, submitPath, body(id, exampleOf(scale, at, rules)));
  const answers = exampleOf(NEW_SCALE, at, rules);
  await post(server, `/api/scales/${NEW_SCALE}`, { userId: id, answers }, token);
}
