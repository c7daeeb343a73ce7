import { MEASURES, type MeasureSelect, type Measures, type Picks } from "./measures.ts";

const CENTIMETRES_PER_INCH = 2.54;
const KILOGRAMS_PER_POUND = 0.45359237;

/** The nearest feet, inches and pounds that the selects offer; null where they reach nothing near. */
export function picksFromMetric(
  centimetres: number,
  kilograms: number,
  selects: readonly MeasureSelect[],
): Picks | null {
  const inches = Math.round(centimetres / CENTIMETRES_PER_INCH);
  const measures: Measures = {
    feet: Math.floor(inches / 12),
    inches: inches % 12,
    weight: Math.round(kilograms / KILOGRAMS_PER_POUND),
  };
  const isOffered = selects.every(({ measure, min, max }) => measures[measure] >= min && measures[measure] <= max);
  if (!isOffered) return null;
  return Object.fromEntries(MEASURES.map((measure) => [measure, String(measures[measure])])) as Picks;
}
