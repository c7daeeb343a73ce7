declare const kind: unique symbol;

/**
 * Identifies an account on the wire: log-in returns it, and it is the credential of most calls. Another
 * password and "Log out everywhere" replace it. On the server only the schemas of the calls make one out of a text.
 */
export type UserId = string & { readonly [kind]: "UserId" };

/**
 * Identifies an account in storage, for good: rows refer to it, and pseudonyms are made from it. It never leaves the
 * server. It is found by a look-up of the user id alone, and neither can be used in place of the other.
 */
export type AccountKey = string & { readonly [kind]: "AccountKey" };

/** Identifies a scale, such as `stress`: its files, its rule and its stored results. */
export type ScaleId = string & { readonly [kind]?: "ScaleId" };
