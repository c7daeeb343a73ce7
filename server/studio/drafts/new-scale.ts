import { randomBytes } from "node:crypto";
import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import type { Kysely } from "kysely";
import type { Static } from "typebox";
import { AppError } from "#core/api/app-error.ts";
import type { NewDraftBodySchema, StudioDraft } from "#core/api/studio.ts";
import type { DraftState } from "#core/api/studio-drafts.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { starterScale } from "#core/content-model/starter-scale.ts";
import { contentText } from "#core/shared/print-json.ts";
import { TO_CONFIRM, TO_WRITE } from "#core/shared/to-confirm.ts";
import { NOT_SURVEYS } from "../../content/files/read-files.ts";
import type { LiveContent } from "../../content/live/live-content.ts";
import type { Staff } from "../../staff/staff.ts";
import type { Tables } from "../../storage/tables.ts";
import { draftIn, inLines } from "../studio-scale.ts";
import { makeDraft } from "./change-draft.ts";

/**
 * Returns the two files that a new scale begins with, as a draft that cannot be published by mistake.
 * @throws AppError SCALE_EXISTS when a live scale or another content file has the name; NOT_FOUND without the template
 */
export function newScaleOf(wanted: Static<typeof NewDraftBodySchema>, live: LiveContent, now: Date): StudioDraft {
  const { id } = wanted;
  const isTaken = [...live.texts().keys()].some((key) => key === `surveys/${id}` || key === `scoring-rules/${id}`);
  if (isTaken || NOT_SURVEYS.includes(id)) throw new AppError("SCALE_EXISTS");
  if (!("title" in wanted)) return { survey: inLines(wanted.survey), rule: inLines(wanted.rule) };
  const title = wanted.title.trim();
  if (wanted.template === null) {
    const { survey, rule } = starterScale(id, title, now.getUTCFullYear());
    const { $schema, scale, version, ...rest } = rule;
    const draft = {
      ...{ $schema, scale, version, status: "draft", toConfirm: ["direction"] },
      ...rest,
      ...notSaidYet(rule),
    };
    return { survey: contentText(survey), rule: contentText(draft) };
  }
  const template = draftIn(live.texts(), wanted.template);
  if (!template) throw new AppError("NOT_FOUND");
  const changed: readonly (readonly [JSONPath, unknown])[] = [
    [["scale"], id],
    [["version"], "1.0.0"],
    [["title"], title],
    [["status"], "draft"],
  ];
  const rule = changed.reduce((text, [path, value]) => set(text, path, value), inLines(template.rule));
  return { survey: set(inLines(template.survey), ["title"], title), rule };
}

/** What nobody has said of a scale of one's own: the source and terms of the sample are not its own, nor are its examples. */
const notSaidYet = ({ instrument, examples }: ScoringRule): Partial<ScoringRule> => ({
  instrument: {
    ...instrument,
    basedOn: `${TO_WRITE}: the published method, or that there is none.`,
    source: "",
    population: `${TO_WRITE}: for whom it is meant.`,
    rights: `${TO_WRITE}: whose it is, and on which terms it may be used.`,
  },
  examples: examples.map((example) => ({ ...example, title: `${TO_CONFIRM}${example.title}` })),
});

/** Changes one value, and leaves the rest of the file as it is written. */
const set = (text: string, path: JSONPath, value: unknown): string =>
  applyEdits(
    text,
    modify(text, path, value, {
      formattingOptions: { insertSpaces: true, tabSize: 2 },
      getInsertionIndex: (properties) => Math.min(3, properties.length),
    }),
  );

/**
 * Keeps the draft of a new scale.
 * @param isLive whether the draft is one of a scale that is live, of which everybody may have their own
 * @throws AppError SCALE_EXISTS when somebody has a draft of this name
 */
export async function keepNewScale(
  transaction: Kysely<Tables>,
  scale: string,
  start: DraftState,
  staff: Staff,
  now: Date,
  isLive = false,
): Promise<void> {
  const taken =
    !isLive &&
    (await transaction.selectFrom("studio_draft").select("id").where("scale", "=", scale).executeTakeFirst());
  const newId = () => randomBytes(16).toString("hex");
  const made = taken
    ? undefined
    : await makeDraft(transaction, { id: newId(), scale, page: newId(), start }, staff, now);
  if (!made) throw new AppError("SCALE_EXISTS");
}
