import { useRef } from "react";
import type { Explanation } from "#core/api/explanation.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { DidNotArrive } from "./did-not-arrive.tsx";
import { ExplanationView } from "./explanation-view.tsx";
import { Fold } from "./fold.tsx";
import { explanationMessages } from "./messages.ts";
import type { Asked } from "./use-asked.ts";

type Props = { readonly explanation: Asked<Explanation>; readonly onAsk: () => Promise<void> };

/** The explanation of the score, loaded when it is opened. */
export function ExplanationSection({ explanation, onAsk }: Props) {
  const t = useMessages(explanationMessages);
  const summary = useRef<HTMLElement>(null);
  const retry = () => {
    // The button disappears while loading, so focus moves before it is lost.
    summary.current?.focus();
    void onAsk();
  };
  return (
    <Fold id="working" title={t.heading} summary={t.title} onOpen={() => void onAsk()} ref={summary}>
      {explanation.state === "loading" && <Loading text={t.loading} />}
      {explanation.state === "failed" && <DidNotArrive text={t.failed} onRetry={retry} />}
      {explanation.state === "read" && <ExplanationView explanation={explanation.reply} />}
    </Fold>
  );
}
