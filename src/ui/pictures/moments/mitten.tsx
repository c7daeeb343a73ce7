/** One mitten on a line, and the peg of the other: nothing was found here. */

export const MITTEN = (
  <>
    <path d="M-6 34Q120 62 246 30" />
    <path
      className="clay"
      d="M92 62Q104 58 130 60L138 98Q150 88 160 96 166 106 150 124 140 136 136 146 118 160 96 150 84 140 86 112Z"
    />
    <path className="cream" d="M86 62Q84 54 92 52 112 48 132 52 138 56 136 66 132 70 112 68 92 72 86 62Z" />
    <path
      className="fine"
      d="M98 54V67M108 52V66M118 51V66M128 53V66M100 96 108 88 116 96 124 88M98 110 106 102 114 110 122 102 130 110M138 98Q132 108 134 116"
    />
    <path
      className="wood"
      d="M100 34 108 33 110 58 102 58ZM122 35 130 36 128 59 120 58ZM184 28 192 27 195 52 187 53Z"
    />
  </>
);
