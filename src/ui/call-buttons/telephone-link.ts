/** Returns the address that has a telephone call a number. */
export const telephoneLink = (number: string): string => `tel:${number.replaceAll(" ", "")}`;
