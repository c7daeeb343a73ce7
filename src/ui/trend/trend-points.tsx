import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef } from "react";
import styles from "./trend-points.module.css";

/** A result in the drawing; places run from 0 to 1, from left to right and from the top down. */
export type Spot = {
  readonly x: number;
  readonly y: number;
  /** The number beside the point; empty where there is no room for it. */
  readonly number: string;
  readonly sentence: string;
  readonly startsAnew: boolean;
};

type Props = {
  readonly label: string;
  /** The id of the sentence that says how to use it. */
  readonly describedBy: string;
  readonly spots: readonly Spot[];
  readonly picked: number;
  readonly onPick: (index: number) => void;
};

/** A number above its point would leave the chart here. */
const NEAR_TOP = 0.16;

/**
 * The points. Tab reaches the picked one, the arrow keys the others, and a press anywhere picks the nearest one, so that
 * points that stand close need no steady hand.
 */
export function TrendPoints({ label, describedBy, spots, picked, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const last = spots.length - 1;

  function pick(index: number): void {
    onPick(index);
    list.current?.querySelectorAll<HTMLElement>("[role=option]")[index]?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const to = targetOf(event.key, picked, last);
    if (to === null) return;
    event.preventDefault();
    pick(Math.min(Math.max(to, 0), last));
  }
  function onClick({ clientX, clientY }: MouseEvent): void {
    const box = list.current?.getBoundingClientRect();
    if (box) pick(nearest(spots, (clientX - box.left) / box.width, (clientY - box.top) / box.height));
  }

  return (
    <div
      ref={list}
      className={styles.points}
      role="listbox"
      aria-label={label}
      aria-describedby={describedBy}
      aria-orientation="horizontal"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {spots.map(({ x, y, number, sentence }, index) => (
        <div
          // Two results may have the same time.
          key={`${index} at ${x}`}
          role="option"
          aria-label={sentence}
          aria-selected={index === picked}
          tabIndex={index === picked ? 0 : -1}
          className={styles.point}
          style={{ "--x": `${x * 100}%`, "--y": `${y * 100}%` } as CSSProperties}
          onFocus={() => onPick(index)}
        >
          {number && <span className={y < NEAR_TOP ? styles.below : styles.number}>{number}</span>}
        </div>
      ))}
    </div>
  );
}

/** Returns the point that a key leads to; null for a key that leads nowhere. */
function targetOf(key: string, from: number, last: number): number | null {
  if (key === "ArrowLeft" || key === "ArrowUp") return from - 1;
  if (key === "ArrowRight" || key === "ArrowDown") return from + 1;
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}

/** Returns the point nearest to a place: the time decides, and between points of the same time the height. */
export function nearest(spots: readonly Pick<Spot, "x" | "y">[], x: number, y: number): number {
  const far = (spot: Pick<Spot, "x" | "y">) => Math.abs(spot.x - x) + Math.abs(spot.y - y) / 100;
  return spots.reduce((best, spot, index) => (far(spot) < far(spots[best] ?? spot) ? index : best), 0);
}
