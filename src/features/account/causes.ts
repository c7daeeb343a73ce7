import { ApiError, NetworkError } from "../../api/http.ts";

/**
 * One sentence on why it did not work, after the fixed text: a lost connection must not look like a
 * mistake of the person.
 * @param refused said when the server refused without words of its own
 */
export function causeOf(error: unknown, refused: string): string {
  if (error instanceof NetworkError) return "We could not reach Keepwell. Your address may be fine.";
  if (error instanceof ApiError && error.hasSentence) return error.message;
  if (error instanceof ApiError && error.status < 500) return refused;
  return "Something on our side did not work. Please try again in a moment.";
}
