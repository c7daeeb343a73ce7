import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Whom an IP address stands for: an IPv4 address one house, of an IPv6 address the first 64 bits, since
 * the rest is the house's own to choose.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  // An IPv4 address written as IPv6 becomes IPv4.
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = (address as ipaddr.IPv6).parts.slice(0, 4);
  return groups.map((group) => group.toString(16)).join(":");
}
