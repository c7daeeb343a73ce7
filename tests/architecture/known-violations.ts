/** An import that breaks a wall today, and why it may for now. The test fails when one is gone and still listed. */
type Known = { readonly wall: string; readonly from: string; readonly to: string; readonly reason: string };

export const knownViolations: readonly Known[] = [];
