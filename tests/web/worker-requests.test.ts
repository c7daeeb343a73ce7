import { expect, test } from "vitest";
import { addresses } from "#core/api/addresses.ts";
import { urlOf } from "#core/api/url-of.ts";
import { isAsset, isContent, isPage } from "../../src/worker/requests.ts";
import { readUrl, submitCall } from "../support/domain-calls.ts";
import { shippedContent } from "../support/test-server.ts";

const { catalogue } = await shippedContent();
const at = (path: string) => new URL(path, "http://keepwell.test");

test("every page of the app opens from the shell", () => {
  const pages = catalogue.domains.flatMap(({ routes, firstSurvey }) => [
    ...Object.values(routes),
    ...(firstSurvey ? [firstSurvey.route] : []),
  ]);
  const own = ["/", "/login", "/register", "/evaluations", "/about2", "/scores", "/scales/my-score/questions"];
  expect([...pages, ...own].filter((path) => !isPage(at(path)))).toEqual([]);
});

test("no address that the server answers by itself does", () => {
  const calls = Object.values(addresses).filter(({ method }) => method === "GET");
  const paths = calls.map((call) => urlOf(call, { scale: "x", userId: "x", userID: "x" }));
  expect(paths.length).toBeGreaterThan(15);
  expect([...paths, "/docs", "/docs/json"].filter((path) => isPage(at(path)))).toEqual([]);
});

test("only files of the build and content are kept, never what a call answers", () => {
  const kept = (path: string) => isAsset(at(path)) || isContent(at(path));
  expect(["/assets/index-x.js", "/content/surveys/x.json"].every(kept)).toBe(true);
  const calls = catalogue.domains.flatMap(({ submit, score }) => [
    submitCall({ submit }).path,
    readUrl({ score }, "x"),
  ]);
  expect([...calls, "/login", "/chat", "/view-scores/x", "/docs", "/health", "/"].filter(kept)).toEqual([]);
});
