/** An import that breaks a wall today, and why it may for now. The test fails when one is gone and still listed. */
type Known = { readonly wall: string; readonly from: string; readonly to: string; readonly reason: string };

export const knownViolations: readonly Known[] = [
  {
    wall: "basics-know-no-folder",
    from: "server/config.ts",
    to: "server/upstream/backend-config.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "no-circles",
    from: "server/content/files/file-content.ts",
    to: "server/content/live/live-content.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "no-circles",
    from: "server/content/live/live-content.ts",
    to: "server/content/live/shared-content.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "pages-load-the-light-core",
    from: "src/api/assessments.ts",
    to: "src/core/surveys/matrix-answers.ts",
    reason: "The answers on the wire get their form in src/core/api.",
  },
  {
    wall: "server-accounts",
    from: "server/accounts/devices.ts",
    to: "server/http/security-headers.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "server-accounts",
    from: "server/accounts/export-data.ts",
    to: "server/content/live/store.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "server-coach",
    from: "server/coach/advice-subject.ts",
    to: "server/results/peer-comparison.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "server-content",
    from: "server/content/check/check-guidance-files.ts",
    to: "server/guidance/library.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "server-content",
    from: "server/content/routes.ts",
    to: "server/accounts/login-policy.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "server-content",
    from: "server/content/routes.ts",
    to: "server/coach/model/consent.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "server-content",
    from: "server/content/routes.ts",
    to: "server/guidance/advice-text.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "server-content",
    from: "server/content/routes.ts",
    to: "server/studio/access.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "server-guidance",
    from: "server/guidance/guide.ts",
    to: "server/coach/advice-subject.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "server-http",
    from: "server/http/renewed-routes.ts",
    to: "server/content/live/store.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "server-research",
    from: "server/research/pseudonyms.ts",
    to: "server/commands/command-error.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "server-research",
    from: "server/research/score-columns.ts",
    to: "server/commands/command-error.ts",
    reason: "The folders of the server are being put in order.",
  },
  {
    wall: "server-studio",
    from: "server/studio/access.ts",
    to: "server/accounts/login-policy.ts",
    reason: "The folders of the server are being put in order.",
  },
];
