declare const kind: unique symbol;

/** Identifies an account on the wire, as returned by log-in. A text validated by a schema may be assigned to it. */
export type UserId = string & { readonly [kind]?: "UserId" };

/**
 * Identifies an account in storage. Its text equals the user id today, but only `accountKeyOf` knows that: neither
 * type can be used in place of the other.
 */
export type AccountKey = string & { readonly [kind]: "AccountKey" };

/** Identifies a scale, such as `stress`: its files, its rule and its stored results. */
export type ScaleId = string & { readonly [kind]?: "ScaleId" };
