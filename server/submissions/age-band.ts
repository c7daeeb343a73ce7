/** Ten years of age, such as "70-79", the coarseness at which people are compared. */
export function ageBandOf(yearOfBirth: number, today: Date): string {
  const decade = Math.floor((today.getUTCFullYear() - yearOfBirth) / 10) * 10;
  return `${decade}-${decade + 9}`;
}
