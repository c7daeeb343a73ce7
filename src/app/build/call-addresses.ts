import { join } from "node:path";
import { type HtmlTagDescriptor, type Plugin, runnerImport } from "vite";
import type { addresses } from "../../core/api/addresses.ts";
import type { CallKey } from "../../core/api/calls.ts";

const ADDRESSES = join(import.meta.dirname, "../../core/api/addresses.ts");

/** Every page needs their replies. Named in the document, they arrive beside the script and not after it. */
const PRELOADED: readonly CallKey[] = ["appInfo", "catalogue", "site"];

const evaluateAddresses = () =>
  runnerImport<{ readonly addresses: typeof addresses }>(ADDRESSES, { configFile: false, logLevel: "warn" });

/**
 * Replaces the module of `addresses` by its value, so that browsers get the method and the address of each call, but
 * none of the schemas in the table. It also preloads the calls that every page makes.
 */
export function callAddresses(): Plugin {
  return {
    name: "call-addresses",
    apply: "build",
    async load(id) {
      if (id !== ADDRESSES) return null;
      const { module, dependencies } = await evaluateAddresses();
      for (const file of dependencies) this.addWatchFile(file);
      return `export const addresses = ${JSON.stringify(module.addresses)};`;
    },
    async transformIndexHtml() {
      const { module } = await evaluateAddresses();
      return PRELOADED.map(
        (key): HtmlTagDescriptor => ({
          tag: "link",
          attrs: { rel: "preload", as: "fetch", crossorigin: true, href: module.addresses[key].path },
          injectTo: "head",
        }),
      );
    },
  };
}
