import ipaddr from "ipaddr.js";

/** How much of an address is kept, in bits: enough to see where a flood comes from, too little to find a person. */
const KEPT = { ipv4: 24, ipv6: 56 } as const;

/** Returns the network of an address, such as `192.0.2.0/24` or `2001:db8:1:200::/56`. */
export function wholeNetworkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  const bits = KEPT[address.kind()];
  const network =
    address instanceof ipaddr.IPv4
      ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`);
  return `${network}/${bits}`;
}
