/** Paths of the pages that belong to no scale. The paths of domains are in the catalogue. */
export const paths = {
  home: "/",
  logIn: "/login",
  /** Also shows the log-in page: registration and older links lead here. */
  about: "/about",
  register: "/register",
  /** The page where a code sets a new password. */
  forgotPassword: "/forgot-password",
  logOut: "/logout",
  /** Makes this browser unknown, so that the password is asked again, then goes home. */
  forgetDevice: "/forget-device",
  myData: "/my-data",
  evaluations: "/evaluations",
  healthCoach: "/about4",
  adviceChat: "/about3",
  adviceChatToo: "/advice-chat",
  assistant: "/about5",
  assistantToo: "/assistant",
  contact: "/contact",
  forumTests: "/forum-tests",
  pasteScores: "/about1",
  viewScores: "/about2",
  /** The same page under a second path. */
  scores: "/scores",
  privacy: "/privacy",
  demo: "/demo",
  studio: "/studio",
} as const;

/** Addresses at or under which the server answers reads of its own. A second answer there would keep it from starting. */
export const serverReads = [
  "/api/account",
  "/api/overview",
  "/api/scales",
  "/api/studio",
  "/content",
  "/docs",
  "/health",
  "/ready",
  "/view-scores",
] as const;

/** The same of what is sent to it. */
export const serverCalls = [
  "/api/account",
  "/api/ai-advice",
  "/api/scales",
  "/api/session",
  "/api/studio",
  "/chat",
  "/get-advice",
  "/login",
  "/register",
] as const;

/** Addresses under which files of the site lie, and pages that no list can name: one for each scale. */
export const siteFolders = ["/assets", "/icons", "/scales", paths.studio] as const;
