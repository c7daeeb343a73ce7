import type { ImportedFile } from "#core/import/import-file.ts";
import { contentText } from "#core/shared/print-json.ts";
import { type ContentTexts, keyOf } from "../content/check/content-texts.ts";

/** Returns the two files of each scale that was brought. */
export const textsOf = ({ scales }: ImportedFile): ContentTexts =>
  new Map(
    scales.flatMap(({ scale, report: { id } }): [string, string][] =>
      scale
        ? [
            [keyOf("surveys", id), contentText(scale.survey)],
            [keyOf("scoring-rules", id), contentText(scale.rule)],
          ]
        : [],
    ),
  );
