const names = new Map<string, string>();

/** Returns the name of a language in that language: users looking for it may not read the current one. */
export function ownName(code: string): string {
  const known = names.get(code);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  const written = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  names.set(code, written);
  return written;
}
