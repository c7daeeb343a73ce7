import { secretCookie } from "../secret-cookie.ts";

/** Names the session of a browser. It opens no call. */
export const sessionCookie = secretCookie("keepwell-session", "lax");
