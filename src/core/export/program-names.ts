import type { Variable } from "./variable.ts";

/**
 * Returns names that a statistics program accepts: letters, digits and underscores, unique regardless of case.
 * @param longest in characters, with room for an ending such as "_2" beyond it
 * @param isReserved true for a word that the program keeps for itself
 */
export function programNames(
  variables: readonly Variable[],
  longest: number,
  isReserved: (name: string) => boolean = () => false,
): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    variables.map(({ name }) => {
      const plain = name.replaceAll(/[^A-Za-z0-9]+/g, "_").replace(/^_+|_+$/g, "");
      const start = (/^[A-Za-z]/.test(plain) && !isReserved(plain) ? plain : `v_${plain}`).slice(0, longest);
      let unique = start;
      for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${start}_${count}`;
      taken.add(unique.toLowerCase());
      return [name, unique];
    }),
  );
}
