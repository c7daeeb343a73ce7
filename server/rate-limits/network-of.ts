import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Returns the network that an IP address counts for: an IPv4 address as a whole, of an IPv6 address the first 64 bits,
 * because a household chooses the rest itself.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  // Turns an IPv4 address written as IPv6 into IPv4.
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = (address as ipaddr.IPv6).parts.slice(0, 4);
  return groups.map((group) => group.toString(16)).join(":");
}
