import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync(["src/**/*.{ts,tsx}", "server/**/*.{ts,mjs}"]).map((path) => [
  path,
  readFileSync(path, "utf8"),
]);

test.each([
  ["markup from text", /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write/],
  ["code from text", /\beval\(|new Function\(/],
  ["SQL from text", /sql\.raw|\.raw\(/],
  // 122 bits are too few for a credential; the key of a submission is none, so the client may use it.
  ["a credential of a UUID", /^server[\s\S]*randomUUID/],
  ["a secret of a generator that can be foreseen", /^server[\s\S]*Math\.random/],
  ["a weak hash", /["'`](md4|md5|sha1|ripemd160)["'`]/i],
  ["a cipher of our own", /create(Cipher|Decipher|Sign|Verify|DiffieHellman|ECDH)\w*\(|generateKeyPair/],
  ["a document out of XML", /DOMParser|parseFromString|from "[^"]*xml[^"]*"/],
  // Its commands build and watch. What answers people starts nothing but a module of its own, without a shell, to which
  // no word of anybody is a parameter.
  ["a program that the server runs", /^server\/(?!commands\/|meaning\/start-process\.ts)[\s\S]*child_process/],
])("no source makes %s", (_, pattern) => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(([path, text]) => pattern.test(`${path}\n${text}`)).map(([path]) => path)).toEqual([]);
});
