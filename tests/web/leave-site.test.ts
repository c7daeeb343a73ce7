import { expect, test, vi } from "vitest";
import { leaveSite } from "../../src/browser/leave-site.ts";

test("what the page shows goes before the other site is asked for, and takes its place in the history", () => {
  const done: string[] = [];
  const document = {
    title: "Chat",
    body: { replaceChildren: (...children: unknown[]) => done.push(`shows ${children.length}`) },
  };
  const location = {
    replace: (address: string) => done.push(`"${document.title}" replaced by ${address}`),
    reload: () => done.push("loaded again"),
  };
  const window = Object.assign(new EventTarget(), { location });
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", window);
  leaveSite("https://www.example.org/");
  expect(done).toEqual(["shows 0", '"" replaced by https://www.example.org/']);

  const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  shown(false);
  expect(done).toHaveLength(2);
  // Back to an earlier page of the same document must not bring the emptied one.
  shown(true);
  expect(done.at(-1)).toBe("loaded again");
});
