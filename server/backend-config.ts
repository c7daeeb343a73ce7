/** The provider's backend, as the configuration names it. */
export type BackendConfig = Readonly<{
  /** Such as `https://host:8443`. */
  origin: string;
  /** Precedes the path of each call; empty, or with a leading slash and no trailing one. */
  basePath: string;
  /** The longest a call may take, from its start to the end of its reply, including a second attempt. */
  timeLimitMs: number;
}>;

const BASE_PATH = /^(\/[A-Za-z0-9._~-]+)*\/?$/;

/**
 * Parses the address of a backend.
 * @returns null when it is not a plain http(s) address. One with a user name or password, for example, would have to be
 * kept out of every log.
 */
export function backendFrom(address: string, timeLimitMs: number): BackendConfig | null {
  // Checked partly by hand: the URL parser would add a missing slash or fix a backslash, and so hide a mistake.
  if (!/^https?:\/\/[^/\\\s]/.test(address) || /[?#@\\\s]/.test(address) || !URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  if (!BASE_PATH.test(pathname)) return null;
  return Object.freeze({ origin, basePath: pathname.replace(/\/$/, ""), timeLimitMs });
}
