/** An address of the product and the test that opens it. Those of the six domains stand in `core/domains.test.ts`. */
export type RouteRow = readonly [path: string, file: string, proof: string];

export const pages: readonly RouteRow[] = [
  ["/", "e2e/pages.spec.ts", "home leads to the evaluations"],
  ["/login", "e2e/guard.spec.ts", 'goto("/login")'],
  ["/register", "e2e/failures.spec.ts", 'goto("/register")'],
  ["/about", "e2e/failures.spec.ts", 'toHaveURL("/about")'],
  ["/about1", "e2e/paste-scores.spec.ts", 'goto("/about1")'],
  ["/about2", "e2e/view-scores.spec.ts", "/about2"],
  ["/scores", "e2e/view-scores.spec.ts", "/scores"],
  ["/about3", "e2e/failures.spec.ts", '"/about3"'],
  ["/advice-chat", "e2e/pages.spec.ts", "/advice-chat"],
  ["/about4", "e2e/coach.spec.ts", "/about4"],
  ["/about5", "e2e/assistant.spec.ts", 'goto("/about5")'],
  ["/assistant", "e2e/pages.spec.ts", "/assistant"],
  ["/contact", "e2e/privacy.spec.ts", "/contact says how to reach"],
  ["/demo", "e2e/privacy.spec.ts", "/demo is a heading and a line of welcome"],
  ["/privacy", "e2e/privacy.spec.ts", "the privacy page is reached"],
  ["/logout", "e2e/account.spec.ts", 'goto("/logout")'],
  ["/forgot-password", "e2e/known-device.spec.ts", "/forgot-password"],
  ["/forget-device", "e2e/known-device.spec.ts", "ask for my password here next time"],
  ["/my-data", "e2e/my-data.spec.ts", '"/my-data"'],
  ["/evaluations", "e2e/journeys.spec.ts", "/evaluations"],
  ["/forum-tests", "e2e/forum-tests.spec.ts", "a card for each area with its external test"],
  ["/studio", "e2e/studio.spec.ts", "/studio?scale="],
  ["*", "e2e/pages.spec.ts", "a page that is not there says so kindly"],
];

export const calls: readonly RouteRow[] = [
  ["POST /login", "server/contract/accounts.ts", "makes an account that can log in"],
  ["POST /register", "server/contract/accounts.ts", "makes an account that can log in"],
  ["POST /api/session/end", "server/accounts.test.ts", "a session ends with its token"],
  ["POST /api/session/forget-device", "server/devices.test.ts", "a browser that was forgotten is asked again"],
  ["POST /api/account/reset-password", "server/recovery.test.ts", "a recovery code sets a new password, once"],
  ["POST /api/account/recovery-code", "server/recovery.test.ts", "a new recovery code needs the log-in"],
  ["GET /api/account/export", "server/my-data.test.ts", "a person gets all that is kept of them"],
  ["POST /api/account/delete", "server/my-data.test.ts", "with the account everything in it goes"],
  ["POST /api/ai-advice", "server/coach.test.ts", "answers with the raw token"],
  ["POST /get-advice", "server/coach.test.ts", "for anyone: a point for each domain"],
  ["GET /view-scores/:userID", "server/assessments.test.ts", "records come newest first"],
  ["POST /chat", "server/contract/advice.ts", "answers a guest with a JSON string"],
  ["POST /api/save-bmi", "server/assessments.test.ts", "the latest one counts"],
  // The twelve calls that take answers and give scores come from the catalogue.
  ["POST and GET of the six domains", "server/assessments.test.ts", 'test.each(cases)("$name"'],
  [
    "a read without a score: 404 NO_SCORE",
    "server/contract/submissions.ts",
    "has no score before the first submission",
  ],
];
