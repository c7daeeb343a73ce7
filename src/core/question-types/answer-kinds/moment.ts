import { isMoment, type MomentUnit } from "../../dates/moments.ts";
import { type Extension, URLS } from "../../fhir/resources.ts";
import { fits, type MomentAnswer } from "./answer-kinds.ts";
import type { KindOnServer } from "./kind-on-server.ts";

/** Some of each unit, for trying a rule. Those of the day are hard for formulas of time. */
const SOME: Readonly<Record<MomentUnit, readonly string[]>> = {
  date: ["1950-03-14", "2000-02-29", "2020-12-31"],
  time: ["12:00", "21:00", "22:30", "23:15", "00:00", "00:45", "05:30", "06:30", "07:00", "08:00", "11:00"],
  month: ["1950-03", "2000-02", "2020-12"],
};
const COLUMNS = { date: "date", time: "clock", month: "month" } as const;
/** What FHIR calls the form of a month, which it has no type of its own for. */
export const MONTH_FORM = "YYYY-MM";

/** A spreadsheet leaves out the zero in front of an hour, and adds seconds. */
const CELL_TIME = /^(\d{1,2}:\d\d)(?::00)?$/;

export const momentOnServer: KindOnServer<MomentAnswer> = {
  schema: ({ unit, min, max }) => ({
    type: "string",
    moment: unit,
    ...(min === undefined ? {} : { notBefore: { unit, limit: min } }),
    ...(max === undefined ? {} : { notAfter: { unit, limit: max } }),
  }),
  fromCell({ unit }, cell) {
    const text = cell.trim();
    return unit === "time" ? text.replace(CELL_TIME, (_, time: string) => time.padStart(5, "0")) : text;
  },
  possible: () => null,
  plain: (answer) => worthTrying(answer).slice(0, 1),
  worthTrying: (answer, { examples }) => [...new Set([...examples(), ...worthTrying(answer)])],
  limits: () => ({}),
  columns: ({ unit }, base) => [{ ...base, type: COLUMNS[unit] }],
  pointsHaveRange: true,
  fhirItem({ unit, min, max }, { required }) {
    const value = (limit: string): Partial<Extension> =>
      unit === "time" ? { valueTime: withSeconds(limit) } : { valueDate: limit };
    const extension: Extension[] = [
      ...(unit === "month" ? [{ url: URLS.entryFormat, valueString: MONTH_FORM }] : []),
      ...(min === undefined ? [] : [{ url: URLS.minValue, ...value(min) }]),
      ...(max === undefined ? [] : [{ url: URLS.maxValue, ...value(max) }]),
    ];
    return { type: unit === "time" ? "time" : "date", required, ...(extension.length > 0 ? { extension } : {}) };
  },
  fhirCondition({ unit }, _, value) {
    if (!isMoment(unit, value)) return null;
    return unit === "time" ? { answerTime: withSeconds(value) } : { answerDate: value };
  },
  fhirResponse: ({ unit }, value) =>
    unit === "time" ? { valueTime: withSeconds(`${value}`) } : { valueDate: `${value}` },
};

/** Moments within the limits: the limits themselves and some between them. */
function worthTrying(answer: MomentAnswer): string[] {
  const { unit, min, max } = answer;
  return [...SOME[unit], min, max].filter((one) => one !== undefined).filter((one) => fits(answer, one));
}

const withSeconds = (time: string): string => `${time}:00`;
