import type { Text } from "#core/content-model/text.ts";

/** Returns what an entry goes by: its name, its title or its first words. */
export function nameOfEntry(entry: unknown, say: (text: Text) => string): string {
  if (typeof entry === "string") return entry;
  if (typeof entry !== "object" || entry === null) return "";
  const own = entry as Readonly<Record<string, unknown>>;
  const found = [own["name"], own["title"], own["text"], own["default"]].find((one) => one !== undefined && one !== "");
  if (typeof found === "string") return found;
  return typeof found === "object" && found !== null && "default" in found ? say(found as Text) : "";
}
