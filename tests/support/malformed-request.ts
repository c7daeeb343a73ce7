import { gzipSync } from "node:zlib";
import { calls } from "#core/api/calls.ts";
import { malformed } from "./malformed.ts";
import type { Case } from "./malformed-cases.ts";

/** A whole request as it goes out, of which at least one part is malformed. */
export type MalformedRequest = {
  readonly kind: string;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
const STRANGE_PARTS = [
  ...["", ".", "..", "%2e%2e", "%00", "%ff", "%ed%a0%80", "%c0%af", "%F0%9F%98%80", "%0d%0aX:1", "%25", "%7B%7D"],
  ...["x".repeat(129), "x".repeat(300), "__proto__", "constructor", "toString", "null", "-1", "1e999", "a%2Fb", "a;b"],
  ...["'%20or%201=1--", "%22", "%5B%5D", "*", "a.json", "A".repeat(5000)],
];
const QUERIES = ["?", "?userID=", "?userID=a&userID=b", "?userID[]=a", "?userID=%00", "?__proto__[x]=1", "?userID=%ff"];
const STRANGE_TEXTS = ["", " ", "null", "x".repeat(7_000), "\u00ff\u00fe", "a\tb", "{}", "-1", "9".repeat(400), "%00"];
const HEADERS = [
  ...["idempotency-key", "keepwell-content", "keepwell-revision", "authorization", "cookie", "accept", "origin"],
  ...["accept-encoding", "accept-language", "content-encoding", "if-none-match", "if-modified-since", "range"],
  ...["x-forwarded-for", "x-forwarded-proto", "x-http-method-override", "expect", "referer", "user-agent"],
];
const JSON_TYPE = "application/json";

/**
 * Makes a malformed request of a case: a body of `malformed`, or one that is broken as bytes; a strange address, method
 * or header; or several of these.
 */
export function malformedRequest({ key, pattern, good, answersKey }: Case, random: () => number): MalformedRequest {
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;
  const oneIn = (count: number) => random() < 1 / count;
  const kinds: string[] = [];
  const note = (kind: string) => void kinds.push(kind);
  let method: string = calls[key].method;
  let headers: Record<string, string> = {};
  let body: Buffer = Buffer.alloc(0);

  if (good && !oneIn(3)) {
    const sent = malformed(good, answersKey, random);
    note(sent.kind);
    headers = { ...sent.headers };
    body = Buffer.from(sent.body);
  } else if (good || oneIn(5)) {
    const broken = brokenBody(JSON.stringify(good ?? { one: 1 }), random);
    note(broken.kind);
    headers = { "content-type": JSON_TYPE, ...broken.headers };
    body = broken.body;
  }
  const target = pattern
    .replace(/:(\w+)/g, (_, name: string) => {
      if (name !== "userId" && name !== "userID" && !oneIn(2)) return "stress";
      note("a strange parameter");
      return pick(STRANGE_PARTS);
    })
    .concat(oneIn(4) ? pick(QUERIES) : "");
  if (oneIn(10)) {
    note("another method");
    method = pick(METHODS);
  }
  if (oneIn(3) || kinds.length === 0) {
    const name = pick(HEADERS);
    note(`a strange ${name}`);
    headers[name] = pick(STRANGE_TEXTS);
  }
  return { kind: kinds.join(", "), method, target, headers, body };
}

type Broken = { readonly kind: string; readonly body: Buffer; readonly headers?: Record<string, string> };

/** Breaks the text of a body as no schema sees it: as bytes, or as a text that is read in more than one way. */
function brokenBody(json: string, random: () => number): Broken {
  const at = Math.floor(random() * json.length);
  const depth = 10 ** (2 + Math.floor(random() * 4));
  const inside = (value: string) =>
    json.replace(/:("[^"]*"|\d+|\{)/, (_, first: string) => (first === "{" ? `:${value},"further":{` : `:${value}`));
  const ways: (() => Broken)[] = [
    () => ({ kind: "cut short", body: Buffer.from(json.slice(0, at)) }),
    () => ({ kind: "duplicate keys", body: Buffer.from(json.replace("{", `${json.slice(0, -1)},`)) }),
    () => ({ kind: "deeper than any", body: Buffer.from("[".repeat(depth)) }),
    () => ({
      kind: "deep objects",
      body: Buffer.from(inside(`${'{"a":'.repeat(depth / 10)}1${"}".repeat(depth / 10)}`)),
    }),
    // The texts of the studio are JSON themselves.
    () => ({ kind: "a deep text", body: Buffer.from(inside(JSON.stringify("[".repeat(3 * depth)))) }),
    () => ({
      kind: "a deep text that ends",
      body: Buffer.from(inside(JSON.stringify(`{"a":${"[".repeat(2 * depth)}${"]".repeat(2 * depth)}}`))),
    }),
    () => ({ kind: "a number beyond all", body: Buffer.from(inside(`1e${depth}`)) }),
    () => ({ kind: "very many digits", body: Buffer.from(inside("9".repeat(depth))) }),
    () => ({ kind: "a lone surrogate", body: Buffer.from(inside('"\\ud800"')) }),
    () => ({ kind: "a NUL", body: Buffer.from(inside('"a\\u0000b"')) }),
    () => ({
      kind: "no UTF-8",
      body: Buffer.concat([Buffer.from(json.slice(0, at)), Buffer.from([0xed, 0xa0, 0x80, 0xff])]),
    }),
    () => ({ kind: "UTF-16", body: Buffer.from(json, "utf16le") }),
    () => ({ kind: "a byte order mark", body: Buffer.from(`\ufeff${json}`) }),
    () => ({ kind: "compressed", body: gzipSync(json), headers: { "content-encoding": "gzip" } }),
    () => ({
      kind: "another charset",
      body: Buffer.from(json),
      headers: { "content-type": `${JSON_TYPE}; charset=utf-7` },
    }),
    () => {
      const bytes = Buffer.from(json);
      bytes[at % bytes.length] = Math.floor(random() * 256);
      return { kind: "another byte", body: bytes };
    },
  ];
  return (ways[Math.floor(random() * ways.length)] as () => Broken)();
}
