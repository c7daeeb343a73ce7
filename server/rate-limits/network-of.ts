import { isIPv6 } from "node:net";

/**
 * Whom an IP address stands for: an IPv4 address one house, of an IPv6 address the first 64 bits, since
 * the rest is the house's own to choose.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(Math.max(zeros, 0)).fill("0"), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
