/** How many steps a person can choose from. */
export const OFFERED_STEPS = 3;
