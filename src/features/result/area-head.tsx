import type { ReactNode } from "react";
import { areaColourOf } from "../../ui/pictures/area-colours.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import styles from "./area-head.module.css";

type Props = {
  readonly picture: string | undefined;
  /** Whether the area is done. */
  readonly isDone: boolean;
  readonly children: ReactNode;
};

/** The head of a result: on the colour of its area, with its picture, of which a phone has room for the small one. */
export function AreaHead({ picture, isDone, children }: Props) {
  if (picture === undefined) return children;
  return (
    <div className={`${styles.head} washed`} data-area={areaColourOf(picture)}>
      {children}
      <div className={styles.narrow}>
        <Picture name={picture} isDone={isDone} moves />
      </div>
      <div className={styles.wide}>
        <Picture name={picture} size="large" isDone={isDone} moves />
      </div>
    </div>
  );
}
