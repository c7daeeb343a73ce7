import type { IPv4, IPv6 } from "ipaddr.js";
import ipaddr from "ipaddr.js";
import { addressOf } from "../address-of.ts";
import { wholeNetworkOf } from "../whole-network-of.ts";

/** What a provider hands out in one place, in bits. */
const WIDE = 40;

/**
 * Returns the network that an IP address counts for: an IPv4 address as a whole, of an IPv6 address what a household
 * gets. Everything that is no address counts together: names that a requester invents must not be networks of their own.
 */
export function networkOf(ip: string): string {
  const address = addressOf(ip);
  return address !== null && isIPv4(address) ? address.toString() : wholeNetworkOf(ip);
}

/** Returns the first 40 bits of an IPv6 address, because one customer may hold thousands of networks; otherwise null. */
export function wideNetworkOf(ip: string): string | null {
  const address = addressOf(ip);
  if (address === null || isIPv4(address)) return null;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${WIDE}`)}/${WIDE}`;
}

const isIPv4 = (address: IPv4 | IPv6): address is IPv4 => address.kind() === "ipv4";
