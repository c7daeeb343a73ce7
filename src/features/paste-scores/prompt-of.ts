export type MeantScore = { readonly name: string; readonly score: number; readonly meaning: string | null };

/** The question that the advice chat begins with. In English, as are the names in it: the guide knows no other language. */
export function promptOf(scores: readonly MeantScore[]): string {
  const lines = scores.map(({ name, score, meaning }) => `- ${name}: ${score}${meaning ? ` (${meaning})` : ""}`);
  return ["These are my scores:", ...lines, "What small steps would do me good, and with which should I begin?"].join(
    "\n",
  );
}
