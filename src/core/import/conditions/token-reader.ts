import { NotUnderstood } from "./not-understood.ts";

type Token = { readonly kind: string; readonly text: string };

/** Brackets or signs within one another, at most: each costs a level of the stack. */
const DEEPEST = 60;

/** Goes through the tokens of an expression, for a parser that reads from the loosest sign to the tightest. */
export class TokenReader<Read extends Token> {
  #at = 0;
  #depth = 0;
  readonly #tokens: readonly Read[];

  constructor(tokens: readonly Read[]) {
    this.#tokens = tokens;
  }

  /** Returns the next sign or word in lower case and goes on behind it, where it is one of these; otherwise null. */
  takes(texts: readonly string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "sign" && token?.kind !== "word") return null;
    const text = token.text.toLowerCase();
    if (!texts.includes(text)) return null;
    this.#at += 1;
    return text;
  }

  /** @throws NotUnderstood at the end */
  next(): Read {
    const token = this.#tokens[this.#at++];
    if (!token) throw new NotUnderstood("it ends where a value is needed");
    return token;
  }

  /** Reads what may hold itself again. @throws NotUnderstood where it does so too often */
  nested<Part>(read: () => Part): Part {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new NotUnderstood("its brackets or signs stand too deep in one another");
    const part = read();
    this.#depth -= 1;
    return part;
  }

  /** Reads the parameters of a call, whose opening bracket is taken already. */
  parameters<Part>(read: () => Part): Part[] {
    if (this.takes([")"])) return [];
    const parameters = [read()];
    while (this.takes([","])) parameters.push(read());
    this.close();
    return parameters;
  }

  /** @throws NotUnderstood where no bracket closes here */
  close(): void {
    if (!this.takes([")"])) throw new NotUnderstood("a bracket in it is not closed");
  }

  /** @throws NotUnderstood where something is left */
  end(): void {
    const left = this.#tokens[this.#at];
    if (left) throw new NotUnderstood(`"${left.text}" in it stands where nothing should follow`);
  }
}
