export const SET_ID = /^[0-9a-f]{32}$/;

/** Returns 128 random bits in hexadecimal. `randomUUID` is not available on plain HTTP addresses. */
export function newSetId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
