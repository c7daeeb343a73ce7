import { FLOOR, SMALL_FLOOR } from "../grounds.tsx";
import type { Scene } from "../scene.ts";
import { DOOR, HAT, MAT, SHOES, STICK, SUN } from "../things/door.tsx";

/** Shoes put down at an open door. Done: the sun is out. */
export const shoes: Scene = {
  large: (isDone) => (
    <>
      {FLOOR}
      {HAT}
      {DOOR}
      {isDone && SUN}
      {STICK}
      {MAT}
      {SHOES}
    </>
  ),
  small: (isDone) => (
    <>
      {SMALL_FLOOR}
      {isDone && (
        <>
          <path className="ochre" d="M61 24a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z" />
          <path className="fine" d="M72 8V5M57 14 54 11M87 14 90 11M56 27 52 28M88 27 92 28" />
        </>
      )}
      <g transform="translate(-5 -58) scale(.53)">
        {MAT}
        {SHOES}
      </g>
    </>
  ),
  room: (isDone) => (
    <g transform="translate(0 14)">
      {HAT}
      {DOOR}
      {isDone && SUN}
      {MAT}
      {SHOES}
    </g>
  ),
};
