import { useState } from "react";
import type { StudioDraft } from "#core/api/studio.ts";
import { freshName } from "../lists/fresh-name.ts";
import type { FormEdit } from "./form-edit.ts";
import type { PropertySchema } from "./properties/property-schema.ts";
import type { LooseQuestion, LooseSurvey } from "./read-loosely.ts";
import { settled } from "./settled.ts";
import { deletionOf } from "./structure/delete.ts";
import { referencesTo, renameEdits } from "./structure/rename.ts";
import type { PlacedNotice, SurveyEdit } from "./survey-edit.ts";
import { surveyWords } from "./survey-words.ts";
import { applied, type TextEdit } from "./text-edit.ts";

/** Holds which questions are open and the last notice, and offers the edits that reach beyond one place. */
export function useSurveyEdit(form: FormEdit, draft: StudioDraft, survey: LooseSurvey, schema: PropertySchema) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<(PlacedNotice & { readonly survey: string }) | null>(null);
  /** A notice belongs to one state of the survey: undone or edited further, it may be true no more. */
  const notice = last?.survey === draft.survey ? last : null;
  const tellOf = (survey: string, sentence: string, at: string) => setLast({ sentence, at, survey });
  const open = (name: string, isOpen: boolean) =>
    setOpened((now) => new Set(isOpen ? [...now, name] : [...now].filter((one) => one !== name)));
  const edit: SurveyEdit = {
    ...form,
    draft,
    survey,
    schema,
    freshName: (of) => freshName(of, namesIn(survey)),
    isOpen: (name) => opened.has(name),
    open,
    goTo: (name) => {
      open(name, true);
      requestAnimationFrame(() => {
        const field = document.querySelector<HTMLTextAreaElement>(`[data-question="${name}"] textarea`);
        field?.focus();
        field?.select();
      });
    },
    rename: (path, from, to) => {
      const places = referencesTo(draft, from, to);
      const edits = renameEdits(draft, path, from, to);
      form.editBoth(() => edits);
      if (opened.has(from)) setOpened((now) => new Set([...now].map((one) => (one === from ? to : one))));
      tellOf(afterEdits(draft.survey, edits.survey), surveyWords.renamed(from, to, places), `name-${path.join("-")}`);
    },
    remove: (path, what, items) => {
      const { edits, removed, left } = deletionOf(draft, path, items);
      form.editBoth(() => edits);
      const sentence = surveyWords.deleted(what, removed, left);
      tellOf(afterEdits(draft.survey, edits.survey), sentence, path.join("-"));
    },
    tell: (sentence, at) => tellOf(draft.survey, sentence, at),
    notice,
    close: () => setLast(null),
  };
  return edit;
}

const afterEdits = (text: string, edits: readonly TextEdit[] = []): string => applied(text, settled(text, edits));

/** Returns the names of all pages, groups, questions, rows and fields. */
export function namesIn({ pages }: LooseSurvey): Set<string> {
  const within = (elements: readonly LooseQuestion[]): string[] =>
    elements.flatMap(({ name = "", elements: inner = [], items = [] }) => [
      name,
      ...(Array.isArray(items) ? items.map((field) => field?.name ?? "") : []),
      ...within(inner),
    ]);
  return new Set(pages.flatMap(({ name = "", elements }) => [name, ...within(elements)]));
}
