import { FLOOR } from "../grounds.tsx";
import type { Scene } from "../scene.ts";
import { BOOK, BOOKS, BRUSHES, CHILDS_DRAWING, DESK, GLASSES, LAMP, LAMP_GLOW, LAMP_RAYS } from "../things/desk.tsx";

/** A desk with an open book, and glasses put down on it. Done: the lamp is lit. */
export const lampAndBook: Scene = {
  large: (isDone) => (
    <>
      {FLOOR}
      {isDone && LAMP_GLOW}
      {CHILDS_DRAWING}
      {BRUSHES}
      {BOOKS}
      {DESK}
      {LAMP}
      {isDone && LAMP_RAYS}
      {BOOK}
      {GLASSES}
    </>
  ),
  small: (isDone) => (
    <>
      {isDone && <path className="glow flat" d="M17 42 1 83H66L50 42Z" />}
      <path className="wood" d="M2 83Q48 81 94 83V90Q48 88 2 90Z" />
      <g transform="translate(-9 -5) scale(.43 .4)">{LAMP}</g>
      {isDone && <path className="fine" d="M10 32 5 29M14 19 10 14M54 20 58 15M57 32 62 29" />}
      <g transform="translate(-13 15) scale(.31)">{BOOK}</g>
    </>
  ),
  room: (isDone) => (
    <>
      {isDone && LAMP_GLOW}
      {CHILDS_DRAWING}
      <path d="M44 240V286M360 240V286" />
      <path className="wood" d="M20 222Q200 218 384 222V240H20Z" />
      {LAMP}
      {isDone && LAMP_RAYS}
      {BOOK}
    </>
  ),
};
