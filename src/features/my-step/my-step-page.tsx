import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import { paths } from "#core/shared/paths.ts";
import { useCurrentToken } from "../../browser/use-stored.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { navigationMessages } from "../../ui/messages.ts";
import { usePageData } from "../../ui/page-data.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { logInPath } from "../../ui/way-back.ts";
import type { MyStepState } from "./load-my-step.ts";
import { stepViewMessages } from "./messages.ts";
import styles from "./my-step.module.css";
import { ANOTHER, type MyStepProps, OpenStep } from "./open-step.tsx";

export { myStepLoader } from "./load-my-step.ts";

/** One small step at a time: to choose it, to see and print it, and to say how it went. */
export function MyStepPage({ domains, site }: MyStepProps) {
  const t = useMessages(stepViewMessages);
  const ways = useMessages(navigationMessages);
  const token = useCurrentToken();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data, latest, reload } = usePageData<MyStepState>(token);
  const isHydrated = useHydrated();
  const known = token === null ? undefined : (data ?? openStateOf(latest, token));
  const state = isHydrated && token === null ? ({ kind: "closed" } as const) : known;
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) heading.current?.focus();
  }, [changes]);
  const from = search.get("from");
  const isAnother = search.has(ANOTHER);
  const onChanged = () => {
    if (from !== null || isAnother) navigate(paths.myStep, { replace: true });
    reload();
    setChanges((count) => count + 1);
  };
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {ways.myStep}
      </h1>
      {state === undefined && <Loading text={t.loading} />}
      {state?.kind === "closed" && (
        <>
          <p role="alert">{t.toLogIn}</p>
          <ButtonRow>
            <ButtonLink to={logInPath(paths.myStep)}>{ways.logIn}</ButtonLink>
          </ButtonRow>
        </>
      )}
      {state?.kind === "failed" && (
        <>
          <p role="alert">{t.failedToLoad}</p>
          <ButtonRow>
            <Button onClick={reload}>{ways.tryAgain}</Button>
          </ButtonRow>
        </>
      )}
      {state?.kind === "open" && (
        <OpenStep
          key={state.steps.current?.id ?? ""}
          state={state}
          survey={domainOf(domains, from)?.survey ?? null}
          isAnother={isAnother}
          domains={domains}
          site={site}
          onChanged={onChanged}
        />
      )}
      {state?.kind === "open" && (
        <p className={styles.back}>
          <Link to={paths.evaluations} className="target">
            {ways.backToTools}
          </Link>
        </p>
      )}
    </div>
  );
}

/** While the steps of the same session are read again, the page stays. */
const openStateOf = (state: MyStepState | undefined, token: string): MyStepState | undefined =>
  state?.kind === "open" && state.token === token ? state : undefined;

/** A result may be of another survey that the domain also takes. */
const domainOf = (domains: readonly Domain[], survey: string | null): Domain | undefined =>
  domains.find((domain) => survey !== null && [domain.survey, ...(domain.variants ?? [])].includes(survey));
