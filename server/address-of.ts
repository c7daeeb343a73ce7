import ipaddr from "ipaddr.js";

/** The well-known prefix under which a translator shows IPv4 addresses to a server that has IPv6 only. */
const TRANSLATED = "rfc6052";

/**
 * Reads an IP address as sockets and proxies write it: also with a port, in brackets, or with a zone. An IPv4 address
 * inside an IPv6 address is that IPv4 address, and a zone is left out.
 * @returns null for text that is no address
 */
export function addressOf(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = /^\[(.*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  if (!ipaddr.IPv6.isValid(bare)) return null;
  const address = ipaddr.IPv6.parse(bare);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  if (address.range() === TRANSLATED) return new ipaddr.IPv4(address.toByteArray().slice(12));
  return new ipaddr.IPv6(address.parts);
}
