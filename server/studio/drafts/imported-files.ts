import type { ImportedFiles } from "#core/api/studio-import.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import { contentText } from "#core/shared/print-json.ts";
import { importApart } from "../../import/import-apart.ts";

/** Reads a file that an editor brings, and says what became of each questionnaire in it. Nothing is kept. */
export async function importedFiles(name: string, bytes: Uint8Array): Promise<ImportedFiles> {
  try {
    const { scales } = await importApart(name, bytes);
    return { instruments: scales.map(({ report, scale }) => instrumentOf(report, scale)), why: null };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { instruments: [], why: [error.place, error.message].filter(Boolean).join(": ") };
  }
}

type Imported = Awaited<ReturnType<typeof importApart>>["scales"][number];

function instrumentOf(report: Imported["report"], scale: Imported["scale"]): ImportedFiles["instruments"][number] {
  const { id, title, questions, taken, changed, dropped, notes, todo } = report;
  return {
    ...{
      id,
      title,
      questions,
      taken,
      changed: [...changed],
      dropped: [...dropped],
      notes: [...notes],
      todo: [...todo],
    },
    files: scale && { survey: contentText(scale.survey), rule: contentText(scale.rule) },
  };
}
