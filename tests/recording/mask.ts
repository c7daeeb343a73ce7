/** Puts names in place of what chance made, so that two runs read the same. */
export type Mask = {
  /** From now on this value is written as its name; its first name stays. */
  name(value: string, name: string): void;
  apply(text: string): string;
};

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // Files of the built pages carry a digest of what is in them.
  [/\/assets\/[\w.-]+\.(\w+)/g, "/assets/<file>.$1"],
  [/'sha256-[\w+/=]+'/g, "'<digest>'"],
  [/"(token|userID|owner|recoveryCode)":"(?=[^"]*\d|[^"]*[A-Z])[\w-]{19,22}"/g, '"$1":"<$1>"'],
  [/(127\.0\.0\.1|localhost):\d{4,5}/g, "$1:<port>"],
];

export function createMask(): Mask {
  const names = new Map<string, string>();
  return {
    name(value, name) {
      if (value !== "" && !names.has(value)) names.set(value, `<${name}>`);
    },
    apply(text) {
      let masked = text;
      for (const [value, name] of names) masked = masked.replaceAll(value, name);
      for (const [pattern, name] of PATTERNS) masked = masked.replace(pattern, name);
      return masked;
    },
  };
}
