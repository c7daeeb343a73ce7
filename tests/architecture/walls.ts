import { clientWalls } from "./client-walls.ts";
import { coreWalls } from "./core-walls.ts";
import { serverWalls } from "./server-walls.ts";
import { type Wall, wall } from "./wall.ts";

/** Every wall, each with why and what to do instead. */
export const walls: readonly Wall[] = [
  ...clientWalls,
  ...coreWalls,
  ...serverWalls,
  wall(
    "no-circles",
    "Files that import one another, types included, can only be read together. Move what both need to a file of its own.",
    {},
    { circular: true },
  ),
];
