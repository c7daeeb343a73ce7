import { objectIn } from "../../carried/carried.ts";
import type { OptionValue } from "../../question-types/options.ts";
import type { Row } from "./table.ts";

/** Returns our values of the options of a list, by their codes in the file. */
export function ownValues(rows: readonly Row[]): ReadonlyMap<string, OptionValue> {
  return new Map(
    rows.flatMap((row) => {
      const written = row.cell("keepwell_name");
      return written === "" ? [] : [[row.cell("name"), valueIn(written)] as const];
    }),
  );
}

function valueIn(written: string): OptionValue {
  if (written === "true" || written === "false") return written === "true";
  if (written.startsWith('"')) return `${objectIn(`{"value":${written}}`)?.["value"] ?? written}`;
  return Number.isFinite(Number(written)) ? Number(written) : written;
}
