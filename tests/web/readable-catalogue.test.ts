import { expect, test } from "vitest";
import type { Catalogue } from "#core/content-model/domains.ts";
import { readableCatalogue } from "../../src/api/readable-catalogue.ts";
import { readUrl, submitCall } from "../support/domain-calls.ts";
import { shippedContent } from "../support/test-server.ts";

const { catalogue } = await shippedContent();

test("a catalogue that an earlier build kept, with addresses for calls, is read as today's", () => {
  const kept = {
    ...catalogue,
    domains: catalogue.domains.map((domain) => ({
      ...domain,
      submit: { path: submitCall(domain).path, userKey: "userId", answersKey: "answers", shape: "map" },
      score: { path: readUrl(domain, "{user}"), field: "score" },
    })),
  };
  expect(readableCatalogue(kept as unknown as Catalogue)).toEqual(catalogue);
});

test("today's catalogue stays as it is", () => {
  expect(readableCatalogue(catalogue)).toEqual(catalogue);
});
