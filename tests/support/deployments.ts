import type { Content } from "../../server/content/content.ts";
import { startForwardingServer } from "./forwarding-server.ts";
import { onPostgres } from "./test-database.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

type Reply = { readonly status: number; readonly contentType: string; readonly body: unknown };

/** A server as a browser meets it: by its address alone. */
export type Deployment = {
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  get(path: string): Promise<Reply>;
  /** Makes and logs in a person. */
  readonly newPerson: TestServer["newPerson"];
  close(): Promise<void>;
};

/** The ways in which the calls can be answered, by the database that the suite runs on. */
export const deployments: readonly { readonly name: string; readonly open: () => Promise<Deployment> }[] = onPostgres()
  ? [{ name: "on PostgreSQL", open: () => openEmbedded() }]
  : [
      { name: "on SQLite", open: () => openEmbedded() },
      { name: "in front of another server", open: openForwarding },
    ];

/** @param content in place of the shipped one */
export async function openEmbedded(content: Content | null = null): Promise<Deployment> {
  const server = await startTestServer({}, content);
  const url = await server.app.listen({ host: "127.0.0.1", port: 0 });
  return deploymentAt(url, server, () => server.close());
}

async function openForwarding(): Promise<Deployment> {
  const behind = await startTestServer();
  const forwarding = await startForwardingServer(await behind.app.listen({ host: "127.0.0.1", port: 0 }));
  return deploymentAt(forwarding.url, behind, async () => {
    await forwarding.close();
    await behind.close();
  });
}

function deploymentAt(url: string, { newPerson }: TestServer, close: () => Promise<void>): Deployment {
  const call = async (path: string, init: RequestInit): Promise<Reply> => {
    const reply = await fetch(url + path, init);
    return {
      status: reply.status,
      contentType: reply.headers.get("content-type") ?? "",
      body: await reply.json(),
    };
  };
  return {
    newPerson,
    close,
    get: (path) => call(path, {}),
    post: (path, body, headers = {}) =>
      call(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}
