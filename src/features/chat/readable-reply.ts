/**
 * Returns a reply as text. A JSON string is the sentence itself; any other JSON is written line by line, without
 * brackets and quotation marks.
 */
export function readableReply(reply: unknown, depth = 0): string {
  if (reply === null || reply === undefined) return "";
  if (typeof reply !== "object") return `${reply}`;
  const indent = "  ".repeat(depth);
  const lines = Object.entries(reply).map(([key, value]) => {
    const name = Array.isArray(reply) ? "•" : `${key}:`;
    const isNested = typeof value === "object" && value !== null;
    return `${indent}${name}${isNested ? "\n" : " "}${readableReply(value, depth + 1)}`;
  });
  return lines.join("\n");
}
