import { useMessages } from "../ui/language/use-text.ts";
import { surveyMessages } from "./messages.ts";
import type { SurveyRun } from "./survey-run.ts";
import { useRun } from "./use-run.ts";

/** Returns the position of a question over the whole questionnaire, in words and in short. */
export function usePlace({ run, name }: { readonly run: SurveyRun; readonly name: string }) {
  const t = useMessages(surveyMessages);
  const from = useRun(run, ({ places }) => places.get(name)?.from ?? 0);
  const to = useRun(run, ({ places }) => places.get(name)?.to ?? 0);
  const all = useRun(run, ({ total, ruledOut }) => total - ruledOut);
  return {
    inWords: from === to ? t.place({ from, all }) : t.places({ from, to, all }),
    inShort: from === to ? t.shortPlace({ from, all }) : t.shortPlaces({ from, to, all }),
  };
}
