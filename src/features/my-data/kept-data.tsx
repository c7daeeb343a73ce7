import type { MyAccount } from "#core/api/my-account.ts";
import { momentOf, now } from "../../browser/clock.ts";
import { dateAndAgo } from "../../ui/language/dates.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { KEPT_KINDS } from "./kept-kinds.ts";
import { myDataMessages } from "./messages.ts";
import styles from "./my-data-page.module.css";

/** What stands in the table above the list. */
const IN_FULL: ReadonlySet<string> = new Set(["email", "results"]);

/** Summarizes the stored data: the user's own entries in full, and what else there is. */
export function KeptData({ data: { account, results } }: { readonly data: MyAccount }) {
  const t = useMessages(myDataMessages);
  const language = useLanguage();
  const registered = momentOf(account.registeredAt);
  const entries = [
    [t.email, account.email],
    [t.gender, account.gender === "Male" ? t.male : t.female],
    [t.year, `${account.yearOfBirth}`],
    [t.registered, registered ? dateAndAgo(registered, now(), language) : ""],
    [t.results, t.resultsKept(results)],
  ];
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{t.kept}</h2>
      <dl className={styles.list}>
        {entries.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
      </dl>
      <p>{t.also}</p>
      <ul>
        {[...new Set(Object.values(KEPT_KINDS)), "events" as const].map((word) =>
          word === null || IN_FULL.has(word) ? null : <li key={word}>{t[word]}</li>,
        )}
      </ul>
    </section>
  );
}
