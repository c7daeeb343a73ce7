import type { TakenHome } from "#core/api/studio-take-home.ts";
import type { HomeFormat } from "#core/shared/home-formats.ts";
import type { Scale } from "../content/content.ts";
import { filesFor, togetherOf, withoutOtherFiles } from "../take-home/make-files.ts";

/** How the files of a form end, after the id of the scale and the language, and what they are. */
const FILES: Readonly<Record<HomeFormat, { readonly end: string; readonly type: string }>> = {
  redcap: { end: "csv", type: "text/csv" },
  "redcap-zip": { end: "zip", type: "application/zip" },
  xlsform: { end: "xlsx", type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  fhir: { end: "fhir.json", type: "application/fhir+json" },
  surveyjs: { end: "surveyjs.json", type: "application/json" },
  print: { end: "md", type: "text/markdown" },
};

/** Returns a scale in a form of another program, to be saved from a browser. */
export async function takenHome(scale: Scale, format: HomeFormat): Promise<TakenHome> {
  const made = await filesFor(format, scale);
  const { end, type } = FILES[format];
  const { unsaid, notes } = togetherOf(made);
  return {
    files: made.map(({ language, content }, index) => ({
      name: index === 0 ? `${scale.id}.${end}` : `${scale.id}.${language}.${end}`,
      type,
      bytes: Buffer.from(content).toString("base64"),
    })),
    unsaid: [...unsaid],
    notes: withoutOtherFiles(notes),
  };
}
