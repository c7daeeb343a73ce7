import type { MyAccount } from "#core/api/my-account.ts";
import { momentOf, now } from "../../browser/clock.ts";
import { dateAndAgo } from "../../ui/language/dates.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { myDataMessages } from "./messages.ts";
import styles from "./my-data-page.module.css";

/** Summarizes the stored data: the user's own entries in full, and the amount of everything else. */
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
    <section>
      <h2>{t.kept}</h2>
      <dl className={styles.list}>
        {entries.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
      </dl>
    </section>
  );
}
