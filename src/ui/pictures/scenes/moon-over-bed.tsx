import { FLOOR } from "../grounds.tsx";
import type { Scene } from "../scene.ts";
import { BED, MOON, NIGHT, NIGHT_FRAME, NIGHTSTAND, QUILT, ROBE, SLIPPERS } from "../things/bedroom.tsx";

const window = (isDone: boolean) => (
  <>
    {NIGHT}
    {isDone && MOON}
    {NIGHT_FRAME}
  </>
);

/** A made bed, with slippers beside it. Done: the moon is out. */
export const moonOverBed: Scene = {
  large: (isDone) => (
    <>
      {FLOOR}
      {window(isDone)}
      {ROBE}
      {NIGHTSTAND}
      {BED}
      {QUILT}
      {SLIPPERS}
    </>
  ),
  small: (isDone) => (
    <>
      <g transform="translate(14 0) scale(.34)">{window(isDone)}</g>
      <g transform="translate(-30 0) scale(.32)">
        {BED}
        {QUILT}
      </g>
    </>
  ),
  room: (isDone) => (
    <>
      {window(isDone)}
      {ROBE}
      {BED}
      {QUILT}
      {SLIPPERS}
    </>
  ),
};
