/**
 * What `none()` gives: the method has no result for these answers. It differs from a formula that came to nothing, which
 * is a mistake of the rule.
 */
export const NO_RESULT: unique symbol = Symbol("no result");
