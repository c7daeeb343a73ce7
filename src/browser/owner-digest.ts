/** 32 of the 128 random bits of a user id: enough to know it again in this browser, and nothing to log in with. */
export function digestOf(userId: string): string {
  let digest = 0x811c9dc5;
  for (const character of userId) digest = Math.imul(digest ^ character.charCodeAt(0), 0x01000193);
  return (digest >>> 0).toString(36);
}
