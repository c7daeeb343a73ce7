import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ScaleVersion } from "#core/content-changes/content-change.ts";
import type { ExportedSubmission } from "#core/export/export-record.ts";
import { questionnaireResponseOf } from "#core/fhir/questionnaire-response.ts";
import { URLS } from "#core/fhir/resources.ts";

/**
 * Writes submissions as FHIR QuestionnaireResponses, one per line or all in a Bundle, one at a time.
 * @param versions surveys and rules by content hash
 * @param leftOut the items whose answers are not written
 * @returns the number of submissions
 */
export async function writeResponses(
  submissions: AsyncIterable<readonly ExportedSubmission[]>,
  versions: ReadonlyMap<string, ScaleVersion>,
  form: "ndjson" | "bundle",
  output: Writable,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<number> {
  let count = 0;
  async function* texts(): AsyncGenerator<string> {
    if (form === "bundle") yield '{"resourceType":"Bundle","type":"collection"';
    for await (const submission of each(submissions)) {
      const version = versions.get(submission.contentVersion);
      if (!version) throw new Error(`no version ${submission.contentVersion}`);
      const kept = Object.entries(submission.answers).filter(([item]) => !leftOut.has(item));
      const resource = questionnaireResponseOf(version, { ...submission, answers: Object.fromEntries(kept) });
      if (form === "ndjson") yield `${JSON.stringify(resource)}\n`;
      else {
        const entry = { fullUrl: `${URLS.responses}/${resource.id}`, resource };
        yield `${count === 0 ? ',"entry":[\n' : ",\n"}${JSON.stringify(entry)}`;
      }
      count += 1;
    }
    // FHIR does not allow an empty list.
    if (form === "bundle") yield count === 0 ? "}\n" : "\n]}\n";
  }
  await pipeline(Readable.from(texts()), output, { end: output !== process.stdout });
  return count;
}

async function* each<One>(lists: AsyncIterable<readonly One[]>): AsyncGenerator<One> {
  for await (const list of lists) yield* list;
}
