import type { Questionnaire } from "#core/fhir/resources.ts";
import { importFile } from "#core/import/import-file.ts";

/** Brings in a Questionnaire that gives one scale. */
export function fromFhir(questionnaire: Questionnaire, id = "small") {
  const text = JSON.stringify(questionnaire);
  const [first, ...others] = importFile({ name: "questionnaire.json", text }, { format: "fhir", id }).scales;
  if (!first?.scale || others.length > 0) throw new Error(`${others.length + 1} instruments, or nothing that is asked`);
  return { ...first.scale, report: first.report };
}
