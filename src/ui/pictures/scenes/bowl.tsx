import { FLOOR } from "../grounds.tsx";
import type { Scene } from "../scene.ts";
import { APPLE, APRON, BOWL, BOWL_STEAM, CLOTH, LOAF, SHELF, SPOON } from "../things/kitchen.tsx";

/** A bowl on a laid table, and an apron on its hook. Done: the bowl steams. */
export const bowl: Scene = {
  large: (isDone) => (
    <>
      {FLOOR}
      {SHELF}
      {APRON}
      <g transform="translate(0 10)">
        {CLOTH}
        {LOAF}
        {BOWL}
        {isDone && BOWL_STEAM}
        {SPOON}
        {APPLE}
      </g>
    </>
  ),
  small: (isDone) => (
    <g transform="translate(-58 -28) scale(.53)">
      <path className="wood" d="M116 206Q200 200 284 206V220Q200 214 116 220Z" />
      {BOWL}
      {SPOON}
      {isDone && <g transform="translate(0 6)">{BOWL_STEAM}</g>}
    </g>
  ),
  room: (isDone) => (
    <>
      {SHELF}
      {APRON}
      <g transform="translate(0 22)">
        <path d="M44 222V266M360 222V266" />
        <path className="wood" d="M20 204Q200 200 384 204V222H20Z" />
        {LOAF}
        {BOWL}
        {isDone && BOWL_STEAM}
        {SPOON}
        {APPLE}
      </g>
    </>
  ),
};
