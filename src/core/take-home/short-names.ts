/** What a program asks of the names of its fields. */
export type NameRules = {
  readonly longest: number;
  readonly lowerCase: boolean;
  readonly reserved: ReadonlySet<string>;
};

/** Gives out names that a program takes: letters, digits and `_`, a letter first, none twice in any case. */
export class ShortNames {
  readonly #rules: NameRules;
  readonly #taken = new Set<string>();

  constructor(rules: NameRules) {
    this.#rules = rules;
  }

  nameFor(source: string): string {
    const { longest, lowerCase, reserved } = this.#rules;
    const plain = source
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .replaceAll(/[^A-Za-z0-9]+/g, "_")
      .replace(/^_+/, "");
    const lettered = /^[A-Za-z]/.test(plain) ? plain : `q${plain}`;
    const base = (lowerCase ? lettered.toLowerCase() : lettered).slice(0, longest).replace(/_+$/, "");
    for (let count = 1; ; count++) {
      const ending = count === 1 ? "" : `_${count}`;
      const name = `${base.slice(0, longest - ending.length)}${ending}`;
      const folded = name.toLowerCase();
      if (this.#taken.has(folded) || reserved.has(folded)) continue;
      this.#taken.add(folded);
      return name;
    }
  }
}
