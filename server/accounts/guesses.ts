import type { FastifyRequest } from "fastify";
import type { AppDeps } from "../deps.ts";
import { normalEmail } from "../normal-email.ts";
import type { Guess } from "../rate-limits/rate-limits.ts";
import { accountKnownHere, deviceIdOf } from "./devices.ts";
import { knownBy, type TurnOwner, unknownBrowserAt } from "./turn-owner.ts";

/**
 * Counts a try to prove who one is. A browser that is known to the account has tries of its own, whatever is tried from
 * its network or elsewhere.
 * @returns what to forget when the try was right, and for whom its secret is hashed
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
 */
export async function takeGuess(
  { config, database, limits, now }: AppDeps,
  request: FastifyRequest,
  email: string,
): Promise<{ readonly guess: Guess; readonly turnOwner: TurnOwner }> {
  const known = config.loginPolicy === "device" && (await accountKnownHere(database, request, email, now()));
  const device = known ? deviceIdOf(request) : undefined;
  const guess = { of: normalEmail(email), ip: request.ip, device };
  if (device === undefined) await limits.takeNetwork("loginFromNetwork", request.ip);
  else await limits.take("loginFromDevice", device);
  await limits.takeGuess(guess);
  return { guess, turnOwner: device === undefined ? unknownBrowserAt(request.ip) : knownBy(device) };
}
