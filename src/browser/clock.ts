export const now = (): Date => new Date();

/** Returns date and time in the form of US English; the part before the comma is MM/DD/YYYY. */
export function completionStamp(date: Date): string {
  return date.toLocaleString("en-US", {
    month: "2-digit",
    day: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
}

export const currentYear = (): number => now().getFullYear();

/** Parses a timestamp of the server; null when it is not valid. */
export function momentOf(timestamp: string): Date | null {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? null : date;
}
