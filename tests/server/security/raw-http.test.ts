import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../support/test-server.ts";

// What no browser sends, over a bare socket. Each meets an error of the request or a closed line,
// never an error of the server, and the next good call is served.

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => server.close());

const LINE = "\r\n";
const request = (first: string, headers: readonly string[], body = "") => [first, ...headers, "", body].join(LINE);
const HOST = "Host: localhost";
const JSON_TYPE = "Content-Type: application/json";
const get = (path: string, ...headers: string[]) => request(`GET ${path} HTTP/1.1`, [HOST, ...headers]);
const post = (headers: readonly string[], body = "") =>
  request("POST /login HTTP/1.1", [HOST, JSON_TYPE, ...headers], body);
const chunked = (body: string) => post(["Transfer-Encoding: chunked"], body);

const cases: readonly (readonly [name: string, bytes: string])[] = [
  ["both lengths", post(["Content-Length: 2", "Transfer-Encoding: chunked"], "0\r\n\r\n")],
  ["both lengths, the other way round", post(["Transfer-Encoding: chunked", "Content-Length: 2"], "0\r\n\r\n")],
  ["two different lengths", post(["Content-Length: 2", "Content-Length: 40"], "{}")],
  ["a list of lengths", post(["Content-Length: 2, 2"], "{}")],
  ["a negative length", post(["Content-Length: -1"], "{}")],
  ["a length with a sign", post(["Content-Length: +2"], "{}")],
  ["a hexadecimal length", post(["Content-Length: 0x2"], "{}")],
  ["a length past all numbers", post(["Content-Length: 99999999999999999999"], "{}")],
  ["an empty length", post(["Content-Length: "], "{}")],
  ["a length that is a word", post(["Content-Length: two"], "{}")],
  ["a blank before the colon of the length", post(["Content-Length : 2"], "{}")],
  ["an unknown coding", post(["Transfer-Encoding: zip"], "{}")],
  ["chunked twice", post(["Transfer-Encoding: chunked, chunked"], "0\r\n\r\n")],
  ["chunked, not at the end", post(["Transfer-Encoding: chunked, identity"], "0\r\n\r\n")],
  ["chunked behind a tab", post(["Transfer-Encoding:\tchunked"], "0\r\n\r\n")],
  ["a coding with a vertical tab", post(["Transfer-Encoding: \vchunked"], "0\r\n\r\n")],
  ["a chunk size that is none", chunked("zz\r\n{}\r\n0\r\n\r\n")],
  ["a negative chunk", chunked("-2\r\n{}\r\n0\r\n\r\n")],
  ["a chunk longer than said", chunked("2\r\n{}{}{}\r\n0\r\n\r\n")],
  ["a chunk size past all numbers", chunked("ffffffffffffffffff\r\n{}\r\n0\r\n\r\n")],
  ["chunks with an endless extension", chunked(`2;${"x".repeat(70_000)}\r\n{}\r\n0\r\n\r\n`)],
  ["chunks with a bad end", chunked("2\r\n{}0\r\n\r\n")],
  ["chunks ended by a bare line feed", chunked("2\n{}\n0\n\n")],
  ["chunks with a trailer that names the length", chunked("2\r\n{}\r\n0\r\nContent-Length: 5\r\n\r\n")],
  ["chunks over the limit", chunked(`${(70_000).toString(16)}\r\n"${"x".repeat(69_998)}"\r\n0\r\n\r\n`)],
  ["ten thousand headers", get("/health", ...Array.from({ length: 10_000 }, (_, index) => `X-${index}: 1`))],
  ["a header of a megabyte", get("/health", `X-Long: ${"x".repeat(1_000_000)}`)],
  ["an address of a megabyte", get(`/${"x".repeat(1_000_000)}`)],
  ["a header without a colon", get("/health", "X-Nothing")],
  ["a header with a NUL", get("/health", "X-Nul: a\0b")],
  ["a header name with a blank", get("/health", "X Name: 1")],
  ["a header name with brackets", get("/health", "X(Name): 1")],
  ["a folded header", get("/health", "X-Fold: a\r\n b")],
  ["a header ended by a bare carriage return", get("/health", "X-A: 1\rX-B: 2")],
  ["a header in raw bytes", get("/health", "X-Raw: \xff\xfe")],
  ["no host", request("GET /health HTTP/1.1", [])],
  ["two hosts", get("/health", "Host: elsewhere.example")],
  ["a host with a path", request("GET /health HTTP/1.1", ["Host: localhost/../x"])],
  ["an empty host", request("GET /health HTTP/1.1", ["Host: "])],
  ["TRACE", request("TRACE / HTTP/1.1", [HOST])],
  ["CONNECT", request("CONNECT elsewhere.example:443 HTTP/1.1", [HOST])],
  ["OPTIONS of everything", request("OPTIONS * HTTP/1.1", [HOST])],
  ["PUT", request("PUT /login HTTP/1.1", [HOST, "Content-Length: 0"])],
  ["DELETE", request("DELETE /view-scores/someone HTTP/1.1", [HOST])],
  ["PROPFIND", request("PROPFIND / HTTP/1.1", [HOST])],
  ["a method that is none", request("FETCH /health HTTP/1.1", [HOST])],
  ["a method in small letters", request("get /health HTTP/1.1", [HOST])],
  ["a method by header", post(["X-HTTP-Method-Override: DELETE", "Content-Length: 2"], "{}")],
  ["HTTP/0.9", "GET /health\r\n\r\n"],
  ["HTTP/1.0", request("GET /nothing-here.json HTTP/1.0", [])],
  ["HTTP/2 in words", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["HTTP/9.9", request("GET /health HTTP/9.9", [HOST])],
  ["no version", request("GET /health", [HOST])],
  ["an upgrade", get("/nothing-here.json", "Connection: Upgrade", "Upgrade: websocket")],
  ["an expectation that is unknown", post(["Expect: miracles", "Content-Length: 2"], "{}")],
  ["a whole address", get("http://elsewhere.example/health.json")],
  ["an address with a name and a password", get("http://a:b@localhost/health.json")],
  ["dots up", get("/../../etc/passwd")],
  ["encoded dots up", get("/%2e%2e/%2e%2e/etc/passwd.txt")],
  ["encoded slashes", get("/assets%2f..%2f..%2fpackage.json")],
  ["twice encoded slashes", get("/assets/%252e%252e/package.json")],
  ["backslashes", get("/assets/..\\..\\package.json")],
  ["a NUL in the address", get("/index.html%00.json")],
  ["a half-written escape", get("/%e")],
  ["bytes that are no text", get("/%ff%fe.json")],
  ["two slashes before a host", get("//elsewhere.example/x.json")],
  ["a fragment", get("/nothing.json#/health")],
  ["a TLS greeting", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  ["line noise", Array.from({ length: 500 }, (_, index) => String.fromCharCode((index * 7919) % 256)).join("")],
  ["nothing but line ends", LINE.repeat(1000)],
];

/** Sends bytes and gives the first line of what comes back, or "closed". What stays open is left after 300 ms. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    const done = () => {
      socket.destroy();
      resolve(answer.split(LINE)[0] || "closed");
    };
    socket.setTimeout(300, done);
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("error", done);
    socket.on("close", done);
    socket.end(Buffer.from(bytes, "latin1"));
  });
}

test.concurrent.each(cases)("%s", async (_, bytes) => {
  const answer = await send(bytes);
  if (answer !== "closed") expect(answer).toMatch(/^HTTP\/1\.1 (4\d\d|200|304|501|505) /);
  if (/ 200 /.test(answer)) expect(bytes).toMatch(/^(GET|HEAD|OPTIONS) /);
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
});

test("there are sixty and more, and none gave a file of the machine or of the project", async () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  for (const [name, bytes] of cases.filter(([, one]) => /passwd|package\.json/.test(one))) {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.end(bytes));
      let all = "";
      socket.on("data", (chunk) => {
        all += chunk;
      });
      socket.on("close", () => resolve(all));
    });
    expect(answer, name).not.toMatch(/root:|"devDependencies"/);
  }
});

test("two hundred lines that send nothing, or a byte at a time, hold nobody up", async () => {
  const idle = Array.from({ length: 200 }, (_, index) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    if (index % 2 === 0) socket.write(post(["Content-Length: 5000"], "{"));
    return socket;
  });
  const started = performance.now();
  for (let turn = 0; turn < 20; turn++) expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(30_000);
  for (const socket of idle) socket.destroy();
  const { headersTimeout, requestTimeout } = server.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([15_000, 60_000]);
});
