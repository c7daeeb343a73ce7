import type { Scene } from "./scene.ts";
import { bowl } from "./scenes/bowl.tsx";
import { calmWindow } from "./scenes/calm-window.tsx";
import { lampAndBook } from "./scenes/lamp-and-book.tsx";
import { moonOverBed } from "./scenes/moon-over-bed.tsx";
import { shoes } from "./scenes/shoes.tsx";
import { tableAndChairs } from "./scenes/table-and-chairs.tsx";

/** The drawings of areas, by the name that the content uses. */
export const SCENES: Readonly<Record<string, Scene>> = {
  "table-and-chairs": tableAndChairs,
  "lamp-and-book": lampAndBook,
  shoes,
  bowl,
  "calm-window": calmWindow,
  "moon-over-bed": moonOverBed,
};

/** The drawing of that name; undefined where there is none. */
export const sceneOf = (name: string): Scene | undefined => (Object.hasOwn(SCENES, name) ? SCENES[name] : undefined);
