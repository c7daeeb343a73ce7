import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

// Below the ports that Linux gives to outgoing connections (from 32768): one of those could take the port before the
// server that it is meant for listens.
const [FIRST, BEYOND] = [20_000, 32_000];
const TRIES = 50;

/** Returns a port nobody listens on just now. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = randomInt(FIRST, BEYOND);
    const probe = createServer().listen(port, "127.0.0.1");
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
  throw new Error(`${TRIES} ports were all in use.`);
}
