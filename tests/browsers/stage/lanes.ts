import { cpSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../../support/server-process.ts";
import { openLine } from "../line/line.ts";
import type { Lane } from "./stage.ts";

/** @param at the folder of the version that the server runs */
export async function openLane(at: string): Promise<Lane> {
  const server = await startServer(
    (folder) => {
      // Copies, so that a way can edit what people are asked.
      for (const name of ["surveys", "scoring-rules"]) cpSync(join(at, name), join(folder, name), { recursive: true });
      return {
        WITH_PEOPLE: "1",
        LOG_LEVEL: "warn",
        SURVEYS_DIR: join(folder, "surveys"),
        SCORING_RULES_DIR: join(folder, "scoring-rules"),
      };
    },
    undefined,
    at,
  );
  return { server, line: await openLine(() => server.url) };
}

export async function closeLane({ server, line }: Lane): Promise<void> {
  await line.close();
  server.stop();
}

/** Does a piece of work after another in several lanes, each with a server of its own. */
export async function inLanes<Piece>(
  pieces: readonly Piece[],
  { lanes, at }: { readonly lanes: number; readonly at: string },
  work: (lane: Lane, piece: Piece) => Promise<void>,
): Promise<void> {
  const left = [...pieces];
  await Promise.all(
    Array.from({ length: Math.min(lanes, pieces.length) }, async () => {
      const lane = await openLane(at);
      try {
        for (let piece = left.shift(); piece !== undefined; piece = left.shift()) await work(lane, piece);
      } finally {
        await closeLane(lane);
      }
    }),
  );
}
