import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Text } from "#core/content-model/text.ts";
import { shownBandIndex } from "#core/shared/bands.ts";
import { textOf } from "#core/shared/text-of.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import type { Language } from "../../ui/language/language.ts";
import { asideText } from "../../ui/language/meaning-text.ts";
import { numberText } from "../../ui/language/numbers.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { ScoreTable } from "../../ui/score-table.tsx";
import { ChatOffer } from "./chat-offer.tsx";
import { pasteMessages, pasteResultMessages } from "./messages.ts";
import styles from "./paste-scores.module.css";
import { promptOf } from "./prompt-of.ts";
import type { PastedScores, UnreadLine } from "./read-scores.ts";

type Props = {
  readonly domains: readonly Domain[];
  readonly read: PastedScores;
  /** The scale of each category that could be loaded; undefined while they are on their way. */
  readonly scales: ReadonlyMap<string, PublicScale> | undefined;
  readonly onRetry: () => void;
};

/** Shows the scores that were read with their meaning, the lines that could not be read, and the link to the chat. */
export function PasteResult({ domains, read, scales, onRetry }: Props) {
  const t = useMessages(pasteResultMessages);
  const { scores } = useMessages(pasteMessages);
  const say = useText();
  const language = useLanguage();
  if (!scales) return <Loading text={t.loading} />;
  const meant = domains.flatMap(({ category, name }) => {
    const score = read.scores.find(({ key }) => key === category)?.score;
    if (score === undefined) return [];
    return [{ category, name, score, scale: scales.get(category) }];
  });
  const rows = meant.map(({ category, name, score, scale }) => ({
    key: category,
    forum: say(name),
    score: numberText(score, language),
    meaning: scale ? say(meaningOf(scale, score) ?? outsideText(scale, language)) : t.unavailable,
    aside: asideText(textOf((scale && meaningOf(scale, score)) ?? ""), scale, language),
  }));
  const missesMeaning = meant.some(({ scale }) => scale === undefined);
  return (
    <>
      {rows.length > 0 ? <ScoreTable caption={scores} hidesCaption rows={rows} /> : <p>{t.noScore}</p>}
      {missesMeaning && <MissingMeaning onRetry={onRetry} />}
      {read.unread.length > 0 && <Unread lines={read.unread} />}
      {rows.length > 0 && (
        <>
          <p className={styles.note}>{t.ownScales}</p>
          <ScaleNotes scales={meant} />
          <ChatOffer
            prompt={promptOf(
              meant.map(({ name, score, scale }) => {
                const meaning = scale && meaningOf(scale, score);
                return { name: textOf(name), score, meaning: meaning ? textOf(meaning) : null };
              }),
            )}
          />
        </>
      )}
    </>
  );
}

/** Shows what each number measures. A meaning alone may claim more than its scale supports. */
type Meant = { readonly category: string; readonly name: Text; readonly scale: PublicScale | undefined };

function ScaleNotes({ scales }: { readonly scales: readonly Meant[] }) {
  const say = useText();
  const known = scales.flatMap(({ scale, ...domain }) => (scale ? [{ ...domain, about: scale.about }] : []));
  if (known.length === 0) return null;
  return (
    <dl className={styles.about}>
      {known.map(({ category, name, about }) => (
        <div key={category}>
          <dt>{say(name)}</dt>
          <dd>{say(about)}</dd>
        </div>
      ))}
    </dl>
  );
}

const meaningOf = (scale: PublicScale, score: number): Text | null =>
  scale.bands[shownBandIndex(scale, score)]?.meaning ?? null;

const outsideText = ({ range }: PublicScale, language: Language): string =>
  pasteResultMessages(language).outside({ min: numberText(range.min, language), max: numberText(range.max, language) });

function MissingMeaning({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(pasteResultMessages);
  return (
    <div role="alert">
      <p>{t.incomplete}</p>
      <ButtonRow>
        <Button look="secondary" onClick={onRetry}>
          {t.lookAgain}
        </Button>
      </ButtonRow>
    </div>
  );
}

const REASONS = { "no-forum": "noForum", "no-number": "noNumber", repeated: "repeated" } as const;

function Unread({ lines }: { readonly lines: readonly UnreadLine[] }) {
  const t = useMessages(pasteResultMessages);
  return (
    <div className={styles.unread}>
      <h3>{t.unread}</h3>
      <ul>
        {lines.map(({ line, reason }, index) => (
          // The index is the key, because the same line may occur twice.
          <li key={index}>
            <q>{line}</q> {t[REASONS[reason]]}
          </li>
        ))}
      </ul>
      <p>{t.change}</p>
    </div>
  );
}
