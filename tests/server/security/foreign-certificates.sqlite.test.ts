import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backendFrom } from "../../../server/backend-config.ts";
import { createLanguageModel } from "../../../server/coach/model/language-model.ts";
import { createBackend } from "../../../server/upstream/backend.ts";
import { makeCertificate } from "../../support/deployed-postgres.ts";
import { isInstalled } from "../../support/proxy-process.ts";

// Somebody on the way answers in the place of the backend or the model, with a certificate of their own.

describe.skipIf(!isInstalled("openssl"))("a server with a certificate that nobody vouches for", () => {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-certificate-"));
  const heard: string[] = [];
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    makeCertificate("localhost", folder, mkdtempSync(join(folder, "copy-")));
    const [key, cert] = ["server.key", "server.crt"].map((name) => readFileSync(join(folder, name)));
    server = createServer({ key, cert }, ({ url = "" }, reply) => {
      heard.push(url);
      reply.end("{}");
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("gets no call for the backend", async () => {
    const config = backendFrom(origin, 5_000);
    if (!config) throw new Error("no backend");
    const backend = createBackend(config);
    const call = {
      method: "GET",
      target: "/view-scores/ada",
      authorization: "secret",
      contentType: undefined,
    } as const;
    await expect(backend.send({ ...call, body: null })).rejects.toMatchObject({ code: "UPSTREAM_UNREACHABLE" });
    await backend.close();
    expect(heard).toEqual([]);
  });

  test("gets no question for the model, and no key", async () => {
    const config = {
      baseUrl: `${origin}/v1`,
      apiKey: "secret",
      model: "one",
      embeddingsModel: null,
      provider: "somebody",
      dailyLimit: 1,
    };
    const model = createLanguageModel({ ...config, embeddingsModel: null, timeLimitMs: 5_000 });
    const asked = model.complete([{ role: "user", content: "How do I sleep?" }], new AbortController().signal);
    await expect(asked).rejects.toThrow("the endpoint could not be reached");
    expect(heard).toEqual([]);
  });
});
