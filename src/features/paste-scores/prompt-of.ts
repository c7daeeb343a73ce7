export type MeantScore = { readonly name: string; readonly score: number; readonly meaning: string | null };

/**
 * Returns the question that opens the advice chat. It is in English, including the names, because the guide understands
 * only English.
 */
export function promptOf(scores: readonly MeantScore[]): string {
  const lines = scores.map(({ name, score, meaning }) => `- ${name}: ${score}${meaning ? ` (${meaning})` : ""}`);
  return ["These are my scores:", ...lines, "What small steps would do me good, and with which should I begin?"].join(
    "\n",
  );
}
