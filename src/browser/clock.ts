export const now = (): Date => new Date();

/** Date and time as US English writes them; the part before the comma is MM/DD/YYYY. */
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

/** The moment a server's timestamp names; null when it names none. */
export function momentOf(timestamp: string): Date | null {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? null : date;
}
