import react from "@vitejs/plugin-react";
import { compression } from "vite-plugin-compression2";
import { defineConfig } from "vitest/config";
import { callAddresses } from "./src/app/build/call-addresses.ts";
import { chunkGroups } from "./src/app/build/chunks.ts";
import { pageRenderer } from "./src/app/build/page-renderer.ts";
import { preact } from "./src/app/build/preact.ts";
import { trimSurveyJs } from "./src/survey-view/build/trim-survey-js.ts";
import { icons } from "./src/worker/build/icons.ts";
import { serviceWorker } from "./src/worker/build/service-worker.ts";

/** What hashes for long, or is about something else than how things are stored: on PostgreSQL in the full run alone. */
const SELDOM_ON_POSTGRES = [
  "passwords",
  "login-policy",
  "studio-access",
  "security/guessing",
  "security/identity-matrix",
  "main",
  "live-content",
  "back-off",
  "refused-counts",
  "rate-limits",
  "networks",
  "model-coach",
  "staff/oidc",
  "staff/passkeys",
  "several-results",
  "studio",
  "studio-kits",
  "studio-take-home",
  "staff/entrance",
  "guide-questions",
  "guide-spanish",
  "guide-follow-ups",
  "unsure-danger",
  "coach",
  "written-surveys",
  "studio-answers",
  "staff/roles",
  "staff/second-person",
  "model-consents",
  "scales",
  "rate-limits-file",
  "day-limit",
  "fair-hashing",
  "explanation",
  "malformed-requests",
  "ambiguous-bodies",
  "prerendered-pages",
  "http",
  "later-links",
  "outside-embedder",
  "security/plain-proxy",
  "security/not-served",
  "security/own-addresses",
  "security/every-route",
  "typed-questions",
  "renamed-content",
  "draft-scales",
  "scoring-facts",
  "after-card",
  "advice-like-me",
  "security/reads-change-nothing",
  "first-question",
  "readings",
  "kept-replies",
  "built-files",
  "danger-content",
  "first-rules",
  "rendered-side-by-side",
  "prerender",
  "pages-built-anew",
  "small-talk",
  "check-cache",
  "fair-queue",
].map((name) => `**/${name}.test.ts`);

/** Tests of the browser's side that share no process. */
const ALONE = ["tests/web/answers/**/*.test.ts", "tests/web/{known-person,hub-coach,look-again}.test.ts"];

export default defineConfig({
  root: "src",
  plugins: [
    preact(),
    react(),
    callAddresses(),
    trimSurveyJs(),
    icons({ logo: "src/app/frame/logo.svg", plate: "#17513f" }),
    serviceWorker(),
    pageRenderer(),
    // Once, as small as it gets, beside each file; fonts and pictures already are.
    compression({
      exclude: /renderer/,
      include: /\.(js|css|svg|webmanifest)$/,
      algorithms: ["brotliCompress", "gzip"],
      threshold: 500,
    }),
  ],
  // For tests: as modules, in which what imports React can be given Preact.
  ssr: { resolve: { conditions: ["module-sync", "module", "node", "development|production"] } },
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    // The content-security policy allows nothing inline: no data: fonts, no polyfill script.
    assetsInlineLimit: 0,
    // The server reads which styles home needs.
    manifest: true,
    modulePreload: { polyfill: false },
    // SurveyJS is one large module; it loads only where a questionnaire is near.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  test: {
    root: ".",
    env: { TZ: "UTC" },
    // They import React, and get what the pages run on.
    server: { deps: { inline: [/react-router/, /survey-react-ui/, /@nanostores\/react/, /@dnd-kit/] } },
    // Some tests start the real server as a process of its own.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A busy machine is slow, not wrong: only what never comes is missed.
    expect: { poll: { timeout: 20_000 } },
    // On two cores the default is one, which waits for processes and hashes half of the time; two wait an eighth of it.
    maxWorkers: 3,
    // Files share what they import, the checked content above all: half the time. Those of stored answers have a page and a
    // database of their own, and so have those that put another module in the place of one. The server's tests run twice,
    // over the embedded database and over PostgreSQL.
    projects: [
      {
        extends: true,
        test: { name: "alone", include: ALONE },
      },
      {
        extends: true,
        test: {
          name: "web",
          include: ["tests/web/**/*.test.{ts,tsx}"],
          exclude: ALONE,
          setupFiles: ["tests/support/unstub-globals.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "core", include: ["tests/{architecture,core,docs,scales}/**/*.test.ts"], isolate: false },
      },
      {
        extends: true,
        test: {
          name: "embedded",
          include: ["tests/{server,durability,recording}/**/*.test.ts"],
          exclude: ["**/*.postgres.test.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ["tests/server/**/*.test.ts"],
          // The embedded database's own, and what looks at files alone or at a server that stores nothing.
          exclude: [
            "**/*.sqlite.test.ts",
            "**/content.test.ts",
            "**/content-only-*.test.ts",
            "**/import/**",
            "**/upstream/**",
            "**/security/{raw-http,sources}.test.ts",
            "**/language-model.test.ts",
            "**/stalled-readers.test.ts",
            "**/{meaning,question-finder}.test.ts",
            ...(process.env["KEEPWELL_FULL"] ? [] : SELDOM_ON_POSTGRES),
          ],
          globalSetup: "tests/support/postgres-setup.ts",
          isolate: false,
        },
      },
    ],
  },
});
