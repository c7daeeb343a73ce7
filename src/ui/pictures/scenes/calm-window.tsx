import { FLOOR } from "../grounds.tsx";
import type { Scene } from "../scene.ts";
import { CUP, STEAM } from "../things/table.tsx";
import { ARMCHAIR, CURTAIN, FRAME, SAIL_AND_BIRDS, SHAWL, VIEW } from "../things/window.tsx";

/** A window over the water, and a shawl on an armchair. Done: a sail and two birds have come. */
export const calmWindow: Scene = {
  large: (isDone) => (
    <>
      {FLOOR}
      {VIEW}
      {isDone && SAIL_AND_BIRDS}
      {FRAME}
      {CURTAIN}
      {ARMCHAIR}
      {SHAWL}
      <g transform="translate(176 204)">
        {CUP}
        {isDone && STEAM}
      </g>
    </>
  ),
  small: (isDone) => (
    <g transform="translate(-30 6) scale(.35)">
      {VIEW}
      {isDone && SAIL_AND_BIRDS}
      {FRAME}
      {CURTAIN}
      <g transform="translate(280 204) scale(1.3)">{CUP}</g>
    </g>
  ),
  room: (isDone) => (
    <>
      {VIEW}
      {isDone && SAIL_AND_BIRDS}
      {FRAME}
      {CURTAIN}
      {ARMCHAIR}
      {SHAWL}
    </>
  ),
};
