import { type Stringifier, stringify } from "csv-stringify";

/** The columns of the log as CSV; a stream that takes rows. */
export const eventsTable = (): Stringifier =>
  stringify({
    header: true,
    columns: ["at", "kind", "outcome", "who", "network", "times", "chain", "number"],
    // A kind or a name that begins so would be a formula in a spreadsheet.
    escape_formulas: true,
  });
