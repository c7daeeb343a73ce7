import { isIPv6 } from "node:net";
import type { Config } from "./config.ts";

/** What a server listens at that listens at all addresses of its machine, as in a container. No browser opens these. */
const ALL_ADDRESSES: readonly string[] = ["0.0.0.0", "::"];

/** Returns the address at which this machine opens the site. Others may know it by another, which is not known here. */
export function siteAddress({ host, port, listensOnLoopback }: Pick<Config, "host" | "port" | "listensOnLoopback">) {
  const name = listensOnLoopback || ALL_ADDRESSES.includes(host) ? "localhost" : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}
