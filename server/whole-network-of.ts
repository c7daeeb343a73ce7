import ipaddr from "ipaddr.js";
import { addressOf } from "./address-of.ts";

/** How much of an address is kept, in bits: enough to see where a flood comes from, too little to find a person. */
const KEPT = { ipv4: 24, ipv6: 56 } as const;

/** Returns the network of an address, such as `192.0.2.0/24` or `2001:db8:1:200::/56`. */
export function wholeNetworkOf(ip: string): string {
  const address = addressOf(ip);
  if (address === null) return "unknown";
  const bits = KEPT[address.kind()];
  const network =
    address instanceof ipaddr.IPv4
      ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`);
  return `${network}/${bits}`;
}
