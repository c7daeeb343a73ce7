import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { StaffMember } from "#core/api/staff.ts";
import { paths } from "#core/shared/paths.ts";
import { frameWords } from "./frame-words.ts";
import styles from "./studio-bar.module.css";

type Props = {
  /** The choice of a scale, as soon as there is one. */
  readonly children?: ReactNode;
  readonly you: Pick<StaffMember, "name" | "role"> | null;
};

/** The bar over all of the studio: the scale, and who is signed in. */
export function StudioBar({ children, you }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.studio}>{frameWords.studio}</p>
      <div className={styles.scale}>{children}</div>
      <p className={styles.you}>
        {you && <span>{frameWords.you(you.name, you.role)}</span>}
        <Link to={paths.staff}>{frameWords.staff}</Link>
      </p>
    </div>
  );
}
