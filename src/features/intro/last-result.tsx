import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import type { LatestResult } from "#core/api/explanation.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { completionDay, now } from "../../browser/clock.ts";
import { dateAndAgo } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { introMessages } from "./messages.ts";

type Props = { readonly domain: Domain; readonly userId: string; readonly completedAt: string };

/** What reads results is loaded late: the page begins without it. */
async function readBand(userId: string, survey: string): Promise<LatestResult["band"]> {
  const { fetchLatestResults } = await import("../../api/scores.ts");
  const results = await fetchLatestResults(userId);
  return results?.find((one) => one.survey === survey)?.band ?? null;
}

/** One quiet line on the last result: when it was, what it meant where the server tells, and the way to it. */
export function LastResult({ domain, userId, completedAt }: Props) {
  const t = useMessages(introMessages);
  const say = useText();
  const language = useLanguage();
  const [band, setBand] = useState<LatestResult["band"]>(null);
  const { survey, routes } = domain;
  useEffect(() => {
    let isCurrent = true;
    readBand(userId, survey).then(
      (found) => {
        if (isCurrent) setBand(found);
      },
      // The day and the way stand without it.
      (error: unknown) => console.warn("Latest results could not be read.", error instanceof Error ? error.name : ""),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, survey]);
  const done = completionDay(completedAt);
  if (!done) return null;
  const day = dateAndAgo(done, now(), language);
  return (
    <p className="note">
      {band ? t.lastMeaning({ day, meaning: say(band.meaning) }) : t.last({ day })} {band?.aside && say(band.aside)}{" "}
      <Link to={routes.score} className="target">
        {t.seeLast}
      </Link>
    </p>
  );
}
