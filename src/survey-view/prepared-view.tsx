import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Language } from "../ui/language/language.ts";
import { LanguageContext, useLanguage } from "../ui/language/use-text.ts";
import type { SurveyRun } from "./survey-run.ts";
import { SurveyView, type ViewProps } from "./survey-view.tsx";

type PreparedView = {
  /** Holds what is rendered. It stands in no document until somebody opens the questions. */
  readonly place: HTMLElement;
  readonly render: (language: Language) => void;
  readonly end: () => void;
};

/** Each view is shown at most once. */
const preparedViews = new WeakMap<SurveyRun, PreparedView>();

/** Renders the questions of a run out of sight, so that they can be shown without waiting. */
export function prepareView(props: ViewProps, language: Language): void {
  const place = document.createElement("div");
  place.dataset["prepared"] = "";
  const root = createRoot(place);
  const render = (spoken: Language) =>
    root.render(
      <LanguageContext value={spoken}>
        <SurveyView {...props} />
      </LanguageContext>,
    );
  // Never within a rendering: what it removes may be part of that.
  preparedViews.set(props.run, { place, render, end: () => void setTimeout(() => root.unmount()) });
  render(language);
}

function takeView(run: SurveyRun): PreparedView | undefined {
  const view = preparedViews.get(run);
  preparedViews.delete(run);
  return view;
}

/** Drops what was rendered of a run that nobody opens. */
export const dropView = (run: SurveyRun): void => takeView(run)?.end();

/** The questions of the current step: those that were prepared, or else rendered now. */
export function Questions(props: ViewProps) {
  const [prepared] = useState(() => takeView(props.run));
  return prepared ? <Prepared view={prepared} /> : <SurveyView {...props} />;
}

function Prepared({ view }: { readonly view: PreparedView }) {
  const around = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const rendered = useRef(language);
  useLayoutEffect(() => around.current?.append(view.place), [view]);
  useLayoutEffect(() => {
    if (rendered.current !== language) view.render(language);
    rendered.current = language;
  }, [view, language]);
  useEffect(() => view.end, [view]);
  return <div ref={around} />;
}
