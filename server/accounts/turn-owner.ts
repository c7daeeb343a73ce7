import { wideNetworkOf } from "../rate-limits/network-of.ts";
import { wholeNetworkOf } from "../whole-network-of.ts";

/** For whom a secret is hashed: the hashes of one owner of a turn do not hold up those of others. */
export type TurnOwner = {
  /** Whose hashes take turns with those of others. */
  readonly who: string;
  /** The wide network around, in which one customer may have thousands of networks. */
  readonly around: string;
  /** A known browser or an open log-in: it comes before unknown browsers. */
  readonly isKnown: boolean;
};

/** Returns the owner of turns that an IP address stands for: its first 24 bits of IPv4, 56 of IPv6. */
export function unknownBrowserAt(ip: string): TurnOwner {
  const who = wholeNetworkOf(ip);
  return { who, around: wideNetworkOf(ip) ?? who, isKnown: false };
}

/** @param name a known browser, or the account of an open log-in */
export const knownBy = (name: string): TurnOwner => ({ who: `known ${name}`, around: "known", isKnown: true });

/** The operator, who runs a command on the machine itself. */
export const OPERATOR: TurnOwner = knownBy("operator");
