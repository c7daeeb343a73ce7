import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import type { ScaleView } from "#core/contracts/scale-view.ts";
import { bandIndexOf } from "#core/scoring/bands.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ScoreTable } from "../../ui/score-table.tsx";
import { ChatOffer } from "./chat-offer.tsx";
import styles from "./paste-scores.module.css";
import { promptOf } from "./prompt-of.ts";
import type { PastedScores, UnreadLine } from "./read-scores.ts";
import type { Scales } from "./use-scales.ts";

type Props = {
  readonly domains: readonly Domain[];
  readonly read: PastedScores;
  readonly scales: Scales;
  readonly onRetry: () => void;
};

/** The scores that were read with their meaning, the lines that were not, and the way to the chat. */
export function PasteResult({ domains, read, scales, onRetry }: Props) {
  if (scales.state === "loading") return <Loading text="Looking up what they mean…" />;
  const meant = domains.flatMap(({ category, name }) => {
    const score = read.scores.find(({ key }) => key === category)?.score;
    if (score === undefined) return [];
    return [{ name: textOf(name), score, scale: scales.byCategory.get(category) }];
  });
  const rows = meant.map(({ name, score, scale }) => ({
    key: name,
    forum: name,
    score: `${score}`,
    meaning: scale ? (meaningOf(scale, score) ?? outsideText(scale)) : "Not at hand just now.",
  }));
  const missesMeaning = meant.some(({ scale }) => scale === undefined);
  return (
    <>
      {rows.length > 0 ? (
        <ScoreTable caption="Your scores" hidesCaption rows={rows} />
      ) : (
        <p>We could not read a score yet. A line needs the name of an area and a number.</p>
      )}
      {missesMeaning && <MissingMeaning onRetry={onRetry} />}
      {read.unread.length > 0 && <Unread lines={read.unread} />}
      {rows.length > 0 && (
        <>
          <p className={styles.note}>
            These meanings are from our own scales. Another site may count differently. Then go by what that site says.
          </p>
          <ScaleNotes scales={meant} />
          <ChatOffer
            prompt={promptOf(
              meant.map(({ name, score, scale }) => ({ name, score, meaning: scale ? meaningOf(scale, score) : null })),
            )}
          />
        </>
      )}
    </>
  );
}

/** What each number is: a meaning alone can say more than its scale does. */
function ScaleNotes({ scales }: { readonly scales: readonly { name: string; scale: ScaleView | undefined }[] }) {
  const known = scales.flatMap(({ name, scale }) => (scale ? [{ name, about: textOf(scale.about) }] : []));
  if (known.length === 0) return null;
  return (
    <dl className={styles.about}>
      {known.map(({ name, about }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  );
}

function meaningOf({ bands, range }: ScaleView, score: number): string | null {
  const isOutside = score < range.min || score > range.max;
  const band = isOutside ? undefined : bands[bandIndexOf(bands, score)];
  return band ? textOf(band.meaning) : null;
}

const outsideText = ({ range }: ScaleView) => `Outside our scale, which goes from ${range.min} to ${range.max}.`;

function MissingMeaning({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <p>We could not look up every meaning. Your scores are still here.</p>
      <ButtonRow>
        <Button look="secondary" onClick={onRetry}>
          Look again
        </Button>
      </ButtonRow>
    </div>
  );
}

const REASONS: Readonly<Record<UnreadLine["reason"], string>> = {
  "no-forum": "We do not know which area this is.",
  "no-number": "We found no number here.",
  repeated: "This area came before. We took the first one.",
};

function Unread({ lines }: { readonly lines: readonly UnreadLine[] }) {
  return (
    <div className={styles.unread}>
      <h3>What we could not read</h3>
      <ul>
        {lines.map(({ line, reason }, index) => (
          // The same line may stand there twice.
          <li key={index}>
            <q>{line}</q> {REASONS[reason]}
          </li>
        ))}
      </ul>
      <p>You can change the lines above and try again.</p>
    </div>
  );
}
