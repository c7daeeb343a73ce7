/** The floor of a large drawing, in the colour of its area. */
export const FLOOR = (
  <path className="ground" d="M14 262Q60 244 200 243 340 244 388 262 398 284 360 288 200 298 40 290 4 284 14 262Z" />
);

/** The floor of a small drawing. */
export const SMALL_FLOOR = <path className="ground" d="M4 84Q48 76 92 84 97 92 84 93 48 96 10 93 -1 91 4 84Z" />;

/** The ground of a drawing of a moment. */
export const LOW_GROUND = (
  <path className="ground" d="M8 158Q60 146 120 146 190 146 232 158 238 170 216 172 120 178 24 172 2 168 8 158Z" />
);
