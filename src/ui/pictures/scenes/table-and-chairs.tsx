import { FLOOR, SMALL_FLOOR } from "../grounds.tsx";
import type { Scene } from "../scene.ts";
import { CHAIR, COAT, CUP, CUSHION, PENDANT, PENDANT_GLOW, PHOTO, STEAM, TABLE, TEAPOT } from "../things/table.tsx";

const CHAIR_ACROSS = (
  <>
    <g transform="matrix(-1 0 0 1 400 0)">{CHAIR}</g>
    {CUSHION}
  </>
);

const cupAt = (place: string, isHot: boolean) => (
  <g transform={place}>
    {CUP}
    {isHot && STEAM}
  </g>
);

/** A table for two, and a coat on a chair. Done: the lamp is lit, and there is a second cup. */
export const tableAndChairs: Scene = {
  large: (isDone) => (
    <>
      {FLOOR}
      {isDone && PENDANT_GLOW}
      {PENDANT}
      {PHOTO}
      {CHAIR}
      {COAT}
      {CHAIR_ACROSS}
      {TABLE}
      {TEAPOT}
      {cupAt("translate(146 172)", true)}
      {isDone && cupAt("translate(258 174)", true)}
    </>
  ),
  small: (isDone) => (
    <>
      {SMALL_FLOOR}
      <g transform="translate(-14 -32) scale(.46)">
        {CHAIR}
        {COAT}
      </g>
      <path className="wood" d="M67 56Q68 74 64 84L60 88H78L74 84Q70 74 71 56Z" />
      <path className="cream" d="M44 48Q44 43 69 43 94 43 94 48V58Q89 64 84 58 77 65 70 58 62 65 54 58 49 64 44 58Z" />
      {isDone && cupAt("translate(79 48) scale(.52)", true)}
      {cupAt(isDone ? "translate(56 48) scale(.52)" : "translate(66 48) scale(.66)", isDone)}
    </>
  ),
  room: (isDone) => (
    <>
      {isDone && PENDANT_GLOW}
      {PENDANT}
      {CHAIR}
      {COAT}
      {CHAIR_ACROSS}
      {TABLE}
      {cupAt("translate(150 172) scale(1.1)", true)}
      {isDone && cupAt("translate(250 174) scale(1.1)", true)}
    </>
  ),
};
