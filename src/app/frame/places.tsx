import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#core/shared/paths.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";

type PlaceProps = {
  readonly to: string;
  /** Another address of the same page. */
  readonly orAt?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A link of the bar. It says when its page is the open one. */
export function Place({ to, orAt, className, children }: PlaceProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} className={className} aria-current={pathname === to || pathname === orAt ? "page" : undefined}>
      {children}
    </Link>
  );
}

/** Where a person who is logged in finds what is theirs. */
export function OwnPlaces({ hasMyData }: { readonly hasMyData: boolean }) {
  const ways = useMessages(navigationMessages);
  return (
    <>
      <li>
        <Place to={paths.viewScores} orAt={paths.scores}>
          {ways.scores}
        </Place>
      </li>
      <li>
        <Place to={paths.healthCoach}>{ways.coach}</Place>
      </li>
      <li>
        <Place to={paths.assistant} orAt={paths.assistantToo}>
          {ways.assistant}
        </Place>
      </li>
      {hasMyData && (
        <li>
          <Place to={paths.myData}>{ways.myData}</Place>
        </li>
      )}
    </>
  );
}
