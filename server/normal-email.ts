/**
 * Returns one form of an e-mail address: case, surrounding space and the Unicode form of accents make no difference.
 */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase().normalize("NFC");
}
