import type { IPv4, IPv6 } from "ipaddr.js";
import ipaddr from "ipaddr.js";
import { addressOf } from "../address-of.ts";

/** What a household gets of IPv6, and what a provider hands out in one place, in bits. */
const HOUSEHOLD = 56;
const WIDE = 40;

/** Everything that is no address counts together: names that a caller invents must not be networks of their own. */
const UNKNOWN = "unknown";

/** Returns the network that an IP address counts for: an IPv4 address as a whole, of an IPv6 address the first 56 bits. */
export function networkOf(ip: string): string {
  const address = addressOf(ip);
  if (address === null) return UNKNOWN;
  return isIPv4(address) ? address.toString() : prefixOf(address, HOUSEHOLD);
}

/** Returns the first 40 bits of an IPv6 address, because one customer may hold thousands of networks; otherwise null. */
export function wideNetworkOf(ip: string): string | null {
  const address = addressOf(ip);
  return address === null || isIPv4(address) ? null : prefixOf(address, WIDE);
}

const isIPv4 = (address: IPv4 | IPv6): address is IPv4 => address.kind() === "ipv4";

const prefixOf = (address: IPv6, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
