import { useRef } from "react";
import type { Working } from "#core/api/working.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { DidNotArrive } from "./did-not-arrive.tsx";
import { WorkingView } from "./explanation-view.tsx";
import { Fold } from "./fold.tsx";
import { workingMessages } from "./messages.ts";
import type { Asked } from "./use-asked.ts";

type Props = { readonly working: Asked<Working>; readonly onAsk: () => Promise<void> };

/** The explanation of the score, loaded when it is opened. */
export function WorkingSection({ working, onAsk }: Props) {
  const t = useMessages(workingMessages);
  const summary = useRef<HTMLElement>(null);
  const retry = () => {
    // The button disappears while loading, so focus moves before it is lost.
    summary.current?.focus();
    void onAsk();
  };
  return (
    <Fold id="working" title={t.heading} summary={t.title} onOpen={() => void onAsk()} ref={summary}>
      {working.state === "loading" && <Loading text={t.loading} />}
      {working.state === "failed" && <DidNotArrive text={t.failed} onRetry={retry} />}
      {working.state === "read" && <WorkingView working={working.reply} />}
    </Fold>
  );
}
