import type { Address } from "./addresses.ts";

/** Returns the address of a call with its values: those that are not part of the path become the query. */
export function urlOf({ path }: Pick<Address, "path">, values: Readonly<Record<string, string>> = {}): string {
  const inPath = new Set<string>();
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(values[name] ?? "");
  });
  const rest = Object.entries(values).filter(([name]) => !inPath.has(name));
  const query = rest.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}
