import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

const ADDRESSES = join(import.meta.dirname, "../../core/api/addresses.ts");

/**
 * Replaces the module of `addresses` by its value, so that browsers get the method and the address of each call, but
 * none of the schemas in the table.
 */
export function callAddresses(): Plugin {
  return {
    name: "call-addresses",
    apply: "build",
    async load(id) {
      if (id !== ADDRESSES) return null;
      const { module, dependencies } = await runnerImport<{ readonly addresses: object }>(ADDRESSES, {
        configFile: false,
        logLevel: "warn",
      });
      for (const file of dependencies) this.addWatchFile(file);
      return `export const addresses = ${JSON.stringify(module.addresses)};`;
    },
  };
}
