/**
 * Returns a readable name that is not taken: `question-1`, and of `mood`, which is taken, `mood-2`.
 * @param joint what stands before the number; formulas read a hyphen as a minus, so names in them have none
 */
export function freshName(of: string, taken: ReadonlySet<unknown>, joint: "-" | "" = "-"): string {
  const stem = of.replace(new RegExp(`${joint}\\d+$`), "");
  let number = taken.has(stem) ? 2 : 1;
  while (taken.has(`${stem}${joint}${number}`)) number++;
  return `${stem}${joint}${number}`;
}
