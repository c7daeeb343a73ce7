import type { StudioState } from "#core/api/studio.ts";
import { type Incoming, incomingChanges } from "#core/translations/incoming.ts";
import type { ScaleText } from "#core/translations/scale-texts.ts";
import { translationWords as words } from "./translation-words.ts";

/**
 * Returns what a file of a translator would change. The readers load with the first file.
 * @throws an error whose message is for the editor
 */
export async function readTranslations(
  file: Blob,
  texts: readonly ScaleText[],
  [first, ...others]: StudioState["languages"],
): Promise<Incoming> {
  const text = textOf(await file.arrayBuffer());
  const languages = others.map(({ code }) => code);
  if (text.trimStart().startsWith("<")) {
    const { readXliff } = await import("#core/translations/read-xliff.ts");
    return incomingChanges(texts, readXliff(text, { source: first?.code ?? "", languages }).texts);
  }
  const { readCsv } = await import("#core/translations/csv.ts");
  return incomingChanges(texts, readCsv(text, texts, languages));
}

/** Spreadsheet programs save as UTF-16 too, and mark it. */
function textOf(bytes: ArrayBuffer): string {
  const [one, two] = new Uint8Array(bytes);
  const encoding = one === 0xff && two === 0xfe ? "utf-16le" : one === 0xfe && two === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Error(words.notText);
  }
}
