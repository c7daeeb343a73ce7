import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CommandError } from "../../../server/command-error.ts";
import { runCommand } from "../../../server/commands/command-line.ts";

const ran: unknown[] = [];
const command = {
  name: "scale:greet",
  summary: "greets",
  usage: "<name>",
  help: "Greets.",
  options: { loud: { type: "boolean" } },
  takes: ["name"],
  async run(values: object, name?: string) {
    if (name === "nobody") throw new CommandError("There is nobody of this name.");
    ran.push([{ ...values }, name]);
  },
} as const;

const said = { out: [] as string[], error: [] as string[] };
beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation((text) => said.out.push(text));
  vi.spyOn(console, "error").mockImplementation((text) => said.error.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const list of [ran, said.out, said.error]) list.length = 0;
  process.exitCode = undefined;
});

test("gives a command what it was called with", async () => {
  await runCommand(command, ["ada", "--loud"]);
  expect(ran).toEqual([[{ loud: true }, "ada"]]);
  expect(process.exitCode).toBeUndefined();
});

test.each([
  [[], 2, "The name is missing."],
  [["a", "b"], 2, '"b" is one thing too many.'],
  [["a", "--lout"], 2, "Unknown option '--lout'"],
  [["nobody"], 1, "There is nobody of this name."],
])("refuses %j", async (parameters, exitCode, words) => {
  await runCommand(command, parameters);
  expect(process.exitCode).toBe(exitCode);
  expect(said.error.join()).toContain(words);
  expect(said.error.join().includes("npm run keepwell -- scale:greet <name>")).toBe(exitCode === 2);
  expect(ran).toEqual([]);
});

test("says how it is used", async () => {
  await runCommand(command, ["-h"]);
  expect(said.out).toEqual(["npm run keepwell -- scale:greet <name>\n\nGreets."]);
});
