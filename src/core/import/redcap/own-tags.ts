import { type Carried, type CarriedElement, objectIn } from "../../carried/carried.ts";
import type { OptionValue } from "../../question-types/options.ts";
import type { Tag } from "./annotations.ts";

/** What stands above a field: of what, in how many lines, and what else is known of it. */
export type Above = readonly (readonly [part: string, lines: number, ...more: unknown[]])[];

/** The tags that our own export writes. */
export type OwnTags = {
  readonly carried: Carried | undefined;
  readonly above: Above | null;
  /** What travels of the scale as a whole, as it was written. */
  readonly scale: string | null;
  /** True for a note that says that an answer does not fit. */
  readonly isCheck: boolean;
  /** The scale whose result the field takes. */
  readonly reads: string | null;
};

const OWN = /^KEEPWELL_/;
export const isOwnTag = ({ name }: Tag): boolean => OWN.test(name);

export function ownTagsIn(tags: readonly Tag[]): OwnTags {
  const textOf = (name: string) =>
    tags.find((tag) => tag.name === `KEEPWELL_${name}`)?.value.replaceAll("\\u0027", "'");
  const jsonOf = (name: string) => objectIn(tags.find((tag) => tag.name === `KEEPWELL_${name}`)?.value ?? "");
  const [name, codes, element] = [textOf("NAME"), jsonOf("CODES"), jsonOf("ELEMENT")];
  const carried: Carried = {
    ...(name ? { name } : {}),
    ...(codes ? { codes: new Map(Object.entries(codes) as [string, OptionValue][]) } : {}),
    ...(typeof element?.["type"] === "string" ? { element: element as CarriedElement } : {}),
  };
  return {
    carried: Object.keys(carried).length > 0 ? carried : undefined,
    above: aboveIn(jsonOf("ABOVE")),
    scale: tags.find((tag) => tag.name === "KEEPWELL_SCALE")?.value ?? null,
    isCheck: tags.some((tag) => tag.name === "KEEPWELL_CHECK"),
    reads: textOf("READS") ?? null,
  };
}

function aboveIn(written: Readonly<Record<string, unknown>> | null): Above | null {
  const parts = written?.["parts"];
  const isPart = (one: unknown) => Array.isArray(one) && typeof one[0] === "string" && Number.isInteger(one[1]);
  return Array.isArray(parts) && parts.every(isPart) ? (parts as unknown as Above) : null;
}
