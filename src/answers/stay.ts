import { isUnfinished } from "./answer-set.ts";
import { mirroredSets } from "./mirror.ts";

let isAsking = false;

/** Asks to stay before the page is left while it is the only place that has unsent answers. */
export function stayWhileUnkept(): void {
  mirroredSets.subscribe((sets) => {
    const hasUnkept = [...sets.values()].some(
      ({ set, isKept }) => !isKept && isUnfinished(set) && Object.keys(set.answers).length > 0,
    );
    if (hasUnkept === isAsking) return;
    isAsking = hasUnkept;
    if (hasUnkept) window.addEventListener("beforeunload", ask);
    else window.removeEventListener("beforeunload", ask);
  });
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
