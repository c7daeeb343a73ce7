import { relative, resolve } from "node:path";
import { type Asked, firstLine, type Outcome, patternOf, reportOf } from "./outcomes.ts";

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** Runs tests of the server. A file that could not be loaded is one outcome without a name. */
export function runVitest({ folder, files, names }: Asked): Outcome[] {
  const { testResults } = reportOf<VitestReport>((path) => ({
    folder,
    command: "vitest",
    parameters: [
      "run",
      "--project=embedded",
      ...files.map((file) => `tests/${file}`),
      `--testNamePattern=${patternOf(names)}`,
      "--reporter=json",
      `--outputFile=${path}`,
    ],
  }));
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(resolve(folder, "tests"), name);
    const unloaded = firstLine(message).replaceAll(`${resolve(folder)}/`, "");
    if (unloaded !== "") return [{ file, name: "", status: "failed", error: unloaded }];
    return assertionResults.map(({ fullName, status, failureMessages: [error] }) => {
      return { file, name: fullName, status, error: firstLine(error) };
    });
  });
}
