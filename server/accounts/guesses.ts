import type { FastifyRequest } from "fastify";
import type { AppDeps } from "../deps.ts";
import { normalEmail } from "../normal-email.ts";
import type { Guess } from "../rate-limits/rate-limits.ts";
import { accountKnownHere, deviceIdOf } from "./devices.ts";

/**
 * Counts a try to prove who one is. A browser that is known to the account has tries of its own, whatever is tried from
 * its network or elsewhere.
 * @returns what to forget when the try was right
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
 */
export async function takeGuess(
  { config, database, limits, now }: AppDeps,
  request: FastifyRequest,
  email: string,
): Promise<Guess> {
  const known = config.loginPolicy === "device" && (await accountKnownHere(database, request, email, now()));
  const guess = { of: normalEmail(email), ip: request.ip, device: known ? deviceIdOf(request) : undefined };
  if (!known) await limits.takeNetwork("loginFromNetwork", request.ip);
  await limits.takeGuess(guess);
  return guess;
}
