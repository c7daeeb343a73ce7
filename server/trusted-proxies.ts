import proxyAddr from "@fastify/proxy-addr";
import { addressOf } from "./address-of.ts";

/** Returns whether an address is one of the proxies that are believed. */
export type TrustsProxy = (address: string) => boolean;

/**
 * Reads TRUST_PROXY. A proxy that names another one together with its port is understood too.
 * @param proxies addresses and networks, separated by commas; false for none
 */
export function trustedProxies(proxies: false | string): TrustsProxy {
  if (proxies === false) return () => false;
  const trusts = proxyAddr.compile(proxies.split(",").map((one) => one.trim()));
  return (address) => trusts(addressOf(address)?.toString() ?? address, 0);
}
