import { type ComponentType, useEffect, useState } from "react";
import { paths } from "#core/shared/paths.ts";
import { useCompletedTests, useCurrentUserId } from "../../browser/use-stored.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import styles from "./home-page.module.css";
import type { KnownProps } from "./known-props.ts";
import { homeMessages } from "./messages.ts";

/**
 * Greets a person who is logged in, with the one thing that comes next. Its code comes late, so that it delays nobody who
 * is new; room is kept for it, so that nothing moves then.
 */
export function WelcomeBack(props: KnownProps) {
  const t = useMessages(homeMessages);
  const ways = useMessages(navigationMessages);
  const [NextThing, setNextThing] = useState<ComponentType<KnownProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const completed = useCompletedTests(useCurrentUserId());
  const hasStep = props.hasOwnStorage && Object.keys(completed).length > 0;
  useEffect(() => {
    import("./next-thing.tsx").then(
      (it) => setNextThing(() => it.NextThing),
      () => setFailed(true),
    );
  }, []);
  return (
    <>
      <h1>{t.welcome}</h1>
      <div className={hasStep ? styles.withStep : styles.next}>
        {NextThing && <NextThing {...props} />}
        {hasFailed && <ButtonLink to={paths.evaluations}>{ways.tools}</ButtonLink>}
      </div>
    </>
  );
}
