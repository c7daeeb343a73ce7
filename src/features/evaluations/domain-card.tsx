import { Link } from "react-router-dom";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import styles from "./domain-card.module.css";

type Props = { readonly domain: Domain; readonly completedAt: string | undefined };

/** One area of the hub. The whole card is the link. */
export function DomainCard({ domain, completedAt }: Props) {
  return (
    <Link to={domain.routes.intro} className={styles.card}>
      <Picture name={domain.picture} />
      <h2 className={styles.name}>{domain.category}</h2>
      <span>{textOf(domain.description)}</span>
      {completedAt === undefined ? (
        <span className={styles.state}>Not done yet</span>
      ) : (
        <span className={`${styles.state} ${styles.done}`}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 10.5 8 15.5 17 5" fill="none" stroke="currentColor" strokeWidth="3" />
          </svg>
          Done {completedAt.split(",")[0]}
        </span>
      )}
    </Link>
  );
}
