import { defineConfig } from "@playwright/test";
import { findBrowser } from "../support/find-browser.ts";
import { isFull } from "../support/is-full.ts";

const port = Number(process.env["KEEPWELL_TEST_PORT"] ?? 3100);
/** Start first: a long file that starts last keeps one core waiting for the other. */
const LONGEST = /\/(survey-scan|hostile-content|matrix|studio)\.spec\.ts$/;
const executablePath = process.env["KEEPWELL_BROWSER"] ?? findBrowser();

// The journeys run on the built client, served by the server that `npm start` runs.
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  // A test of what another one sees too, at another place or in another way, or of what few people meet, runs with
  // KEEPWELL_FULL=1 alone.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  projects: [
    { name: "longest", testMatch: LONGEST },
    { name: "others", testIgnore: LONGEST },
  ],
  // On two cores: with five, they hinder each other.
  workers: 3,
  timeout: 120_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    timezoneId: "America/New_York",
    locale: "en-US",
    actionTimeout: 20_000,
    // Drawing motion takes a sixth of the processor's time. The specs of motion and of whole journeys ask for it, and the full
    // run has it everywhere.
    contextOptions: { reducedMotion: isFull ? "no-preference" : "reduce" },
    // A trace of each test costs a quarter of the time; asked for, it is kept where a test failed.
    trace: process.env["KEEPWELL_TRACE"] ? "retain-on-failure" : "off",
    // A worker would take content from its store where a test means to intercept it; offline.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        // Fewer processes for each browser: a tenth of the time on two cores.
        "--disable-gpu",
        "--in-process-gpu",
        "--enable-features=NetworkServiceInProcess2",
      ],
    },
  },
  webServer: {
    command: "exec node tests/support/unlimited-server.ts",
    cwd: "../..",
    url: `http://127.0.0.1:${port}/health`,
    env: { PORT: `${port}`, LOG_LEVEL: "warn", WITH_PEOPLE: "1", GALLERY: "on" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
