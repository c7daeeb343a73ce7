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
  /** Leaves an account that a link brought, and goes to the log-in. */
  leaveAccount: "/leave-account",
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
  /** What to take along to a visit, on at most two sheets. */
  doctorPage: "/for-my-doctor",
  knowYourNumbers: "/know-your-numbers",
  /** `?from=` names the survey whose result leads here. */
  myStep: "/my-step",
  /** When to look at each area again. `?of=` names the survey of one area. */
  nextLook: "/next-look",
  privacy: "/privacy",
  demo: "/demo",
  studio: "/studio",
  /** Every component, for developers. */
  gallery: "/gallery",
  /** Where staff sign in. */
  staff: "/staff",
  /** Where a one-time link is used; the link stands behind the `#`. */
  staffJoin: "/staff/join",
  /** Where an identity provider sends staff back to. */
  staffOidc: "/staff/oidc",
  /** Where admins read what happened. */
  staffEvents: "/staff/events",
} as const;

/** Addresses under which files of the site lie, and pages that no list can name: one for each scale. */
export const siteFolders = ["/assets", "/icons", "/scales", paths.studio] as const;
