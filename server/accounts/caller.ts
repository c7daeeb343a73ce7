import { wideNetworkOf } from "../rate-limits/network-of.ts";
import { wholeNetworkOf } from "../whole-network-of.ts";

/** For whom a secret is hashed, so that nobody's hashes hold up everybody's. */
export type Caller = {
  /** Whose hashes take turns with those of others. */
  readonly who: string;
  /** The wide network around, in which one customer may have thousands of networks. */
  readonly around: string;
  /** A known browser or an open log-in: it comes before strangers. */
  readonly isKnown: boolean;
};

/** Returns the caller that an IP address stands for: its first 24 bits of IPv4, 56 of IPv6. */
export function strangerFrom(ip: string): Caller {
  const who = wholeNetworkOf(ip);
  return { who, around: wideNetworkOf(ip) ?? who, isKnown: false };
}

/** @param name a known browser, or the account of an open log-in */
export const knownAs = (name: string): Caller => ({ who: `known ${name}`, around: "known", isKnown: true });

/** The operator, who runs a command on the machine itself. */
export const OPERATOR: Caller = knownAs("operator");
