declare const kind: unique symbol;

/** Names a person on the wire, as log-in gave it. A text that a schema let through may be taken for one. */
export type UserId = string & { readonly [kind]?: "UserId" };

/**
 * What is stored refers to an account by this. It has the text of the user id today, and only `accountKeyOf` says so:
 * neither stands in the place of the other.
 */
export type AccountKey = string & { readonly [kind]: "AccountKey" };

/** Names a scale, such as `stress`: its files, its rule and its stored results. */
export type ScaleId = string & { readonly [kind]?: "ScaleId" };
