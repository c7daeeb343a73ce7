import { useEffect, useState } from "react";
import type { Text } from "#core/content-model/text.ts";
import { type CarriedAnswers, carriedAnswers } from "../../browser/carried-answers.ts";
import { countText } from "../../ui/language/numbers.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./account-form.module.css";
import { carriedMessages } from "./messages.ts";

type Props = {
  /** What the carried number is called; undefined where this site keeps none. */
  readonly name: Text | undefined;
};

/** Says which result from home will be saved in the account, and lets a person leave it out. */
export function CarriedNote({ name }: Props) {
  const t = useMessages(carriedMessages);
  const say = useText();
  const language = useLanguage();
  const [carried, setCarried] = useState<CarriedAnswers | null>(null);
  const [isLeft, setLeft] = useState(false);
  // The tab's storage exists in a browser alone.
  useEffect(() => setCarried(carriedAnswers.read()), []);
  if (name === undefined || (carried === null && !isLeft)) return null;
  const leave = () => {
    carriedAnswers.drop();
    setCarried(null);
    setLeft(true);
  };
  return (
    <div className={styles.carried}>
      <p role="status">
        {carried ? t.goesAlong({ name: say(name), amount: countText(carried.amount, language) }) : t.left}
      </p>
      {carried && (
        <button type="button" className={styles.quiet} onClick={leave}>
          {t.leaveOut}
        </button>
      )}
    </div>
  );
}
