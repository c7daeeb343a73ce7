/** The quiet colours of areas. They tell areas apart and mean nothing. */
export const AREA_COLOURS = ["clay", "lake", "leaf", "ochre", "slate", "night"] as const;

export type AreaColour = (typeof AREA_COLOURS)[number];

const OF_PICTURE: Readonly<Record<string, AreaColour>> = {
  "table-and-chairs": "clay",
  "lamp-and-book": "lake",
  shoes: "leaf",
  bowl: "ochre",
  "calm-window": "slate",
  "moon-over-bed": "night",
};

/**
 * Returns the colour of an area, which follows from its picture: the value of `data-area`, under which the wash and
 * the drawings inside an element take this colour. Undefined for a picture without one.
 */
export const areaColourOf = (picture: string | undefined): AreaColour | undefined =>
  picture !== undefined && Object.hasOwn(OF_PICTURE, picture) ? OF_PICTURE[picture] : undefined;
