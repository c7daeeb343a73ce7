import { Link } from "react-router-dom";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { useMessages, useText } from "../ui/language/use-text.ts";
import { answersOf, type Unfinished } from "./answer-set.ts";
import { unfinishedMessages } from "./unfinished-messages.ts";
import styles from "./unfinished-state.module.css";

type Props = { readonly offered: Pick<OfferedScale, "name" | "routes">; readonly set: Unfinished };

/** Shows how far a questionnaire is, with a link to go on. */
export function UnfinishedState({ offered: { name, routes }, set }: Props) {
  const t = useMessages(unfinishedMessages);
  const say = useText();
  const words = set.progress
    ? t.answeredOf(set.progress)
    : t.answered({ answered: Object.keys(answersOf(set)).length });
  return (
    <p className={styles.unfinished}>
      {words}{" "}
      <Link to={routes.questionnaire} className={styles.link} aria-label={t.goOnOf({ name: say(name) })}>
        {t.goOn}
      </Link>
    </p>
  );
}
