/** One person, one address: case, surrounding space and the way an accent is written do not make another. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase().normalize("NFC");
}
