import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../support/free-port.ts";
import { ensureBrowser } from "../../support/install-browser.ts";
import { type Asked, firstLine, type Outcome, patternOf, reportOf } from "./outcomes.ts";

/** An older version is expected not to do what is waited for. */
const IMPATIENT = `
import config from "./playwright.config.ts";
export default { ...config, expect: { timeout: 3000 } };
`;

type BrowserSuite = {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
};

/** Runs tests in the browser, on the pages that are built. */
export async function runBrowser({ folder, files, names }: Asked): Promise<Outcome[]> {
  const config = join("tests/e2e", folder === "." ? "playwright.config.ts" : "impatient.config.ts");
  if (folder !== ".") writeFileSync(join(folder, config), IMPATIENT);
  const environment = { KEEPWELL_BROWSER: ensureBrowser(), KEEPWELL_TEST_PORT: `${await freePort()}` };
  const { suites = [] } = reportOf<BrowserSuite>((path) => ({
    folder,
    command: "playwright",
    parameters: [
      "test",
      `--config=${config}`,
      ...files.map((file) => `tests/${file}`),
      `--grep=${patternOf(names)}`,
      "--reporter=json",
    ],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: path },
  }));
  return suites.flatMap(outcomesIn);
}

const outcomesIn = ({ suites = [], specs = [] }: BrowserSuite): Outcome[] => [
  ...suites.flatMap(outcomesIn),
  ...specs.map(({ file, title, ok, tests }) => {
    const error = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
    return { file: join("e2e", file), name: title, status: ok ? "passed" : "failed", error: firstLine(error) };
  }),
];
