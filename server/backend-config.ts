/** The provider's backend, as the configuration names it. */
export type BackendConfig = Readonly<{
  /** Such as `https://host:8443`. */
  origin: string;
  /** Stands before the path of each call; empty, or with a slash at its start and none at its end. */
  basePath: string;
  /** The longest a call may take from start to the end of its reply, a second try included. */
  timeLimitMs: number;
}>;

const BASE_PATH = /^(\/[A-Za-z0-9._~-]+)*\/?$/;

/**
 * Reads the address of a backend.
 * @returns null when it is no plain http(s) address: with a name or a password in it, say, which would
 *   have to be kept from every log
 */
export function backendFrom(address: string, timeLimitMs: number): BackendConfig | null {
  // Spelled out in part: the parser would put a missing slash or a backslash right, and hide a mistake.
  if (!/^https?:\/\/[^/\\\s]/.test(address) || /[?#@\\\s]/.test(address) || !URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  if (!BASE_PATH.test(pathname)) return null;
  return Object.freeze({ origin, basePath: pathname.replace(/\/$/, ""), timeLimitMs });
}
