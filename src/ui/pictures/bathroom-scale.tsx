import { SMALL_FLOOR } from "./grounds.tsx";

/** A bathroom scale with slippers left beside it. */
export const BATHROOM_SCALE = (
  <>
    {SMALL_FLOOR}
    <path className="lake" d="M16 40Q46 34 78 40 84 60 84 84 46 90 10 84 10 60 16 40Z" />
    <path className="cream" d="M32 48Q47 44 62 48 64 56 62 62 47 65 32 62 30 56 32 48Z" />
    <path className="fine" d="M36 53 39 55M47 51V54M58 53 55 55M47 62 52 55M18 76Q46 81 76 76" />
    <path className="clay" d="M62 82Q63 74 72 75 82 77 90 84 90 91 84 92H66Q60 91 62 82Z" />
    <path className="cream" d="M64 83Q68 77 73 80 75 85 71 87 66 87 64 83Z" />
  </>
);
