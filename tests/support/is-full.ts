/** Whether all there is to see is looked at, which takes long: `npm run test:full`. */
export const isFull = Boolean(process.env["KEEPWELL_FULL"]);
