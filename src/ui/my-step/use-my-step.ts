import { useEffect, useState } from "react";
import type { MyStep } from "#core/api/steps.ts";
import { fetchMySteps } from "../../api/steps.ts";
import { tabPlace } from "../../browser/tab-storage.ts";

/** The step as the hub showed it last in this tab, so that the page does not move when the server's comes. */
const place = tabPlace("hubStep", (kept): { readonly step: MyStep | null } | null => {
  const { step } = Object(kept) as { readonly step?: unknown };
  return step === null || (typeof step === "object" && typeof (step as MyStep).plan === "string")
    ? (kept as { step: MyStep | null })
    : null;
});

/**
 * Loads the person's step; undefined until it is known, null for none. A failure stays silent and keeps what was known,
 * because the hub works without it.
 * @param token null where no step is kept
 */
export function useMyStep(token: string | null) {
  const [found, setFound] = useState(() => place.read());
  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    fetchMySteps(token).then(
      ({ current }) => {
        if (!isCurrent) return;
        setFound({ step: current });
        place.keep({ step: current });
      },
      (error: unknown) => console.warn("The step could not be read.", error instanceof Error ? error.name : ""),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return { step: found?.step, setStep: (step: MyStep) => setFound({ step }) };
}
