/** Returns an age range of ten years, such as "70-79": scores are compared no more finely than that. */
export function ageBandOf(yearOfBirth: number, today: Date): string {
  const decade = Math.floor((today.getUTCFullYear() - yearOfBirth) / 10) * 10;
  return `${decade}-${decade + 9}`;
}
