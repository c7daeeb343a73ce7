import { useState } from "react";
import type { StudioDraft } from "#core/api/studio.ts";
import type { FormEdit } from "./form-edit.ts";
import type { PropertySchema } from "./properties/property-schema.ts";
import type { LooseQuestion, LooseSurvey } from "./read-loosely.ts";
import { deletionOf } from "./structure/delete.ts";
import { referencesTo, renameEdits } from "./structure/rename.ts";
import type { SurveyEdit } from "./survey-edit.ts";
import { surveyWords } from "./survey-words.ts";

/** Holds which questions are open and what was last told, and offers the edits that reach beyond one place. */
export function useSurveyEdit(form: FormEdit, draft: StudioDraft, survey: LooseSurvey, schema: PropertySchema) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [told, tell] = useState("");
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
      form.editBoth((now) => renameEdits(now, path, from, to));
      if (opened.has(from)) setOpened((now) => new Set([...now].map((one) => (one === from ? to : one))));
      tell(surveyWords.renamed(from, to, places));
    },
    remove: (path, what, items) => {
      const { edits, removed, left } = deletionOf(draft, path, items);
      form.editBoth(() => edits);
      tell(surveyWords.deleted(what, removed, left));
    },
    tell,
  };
  return { edit, told };
}

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

/** Returns a readable name that is not taken: `question-2`, or of `mood` the next, `mood-2`. */
export function freshName(of: string, taken: ReadonlySet<string>): string {
  const base = of.replace(/-\d+$/, "");
  let number = 1;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
