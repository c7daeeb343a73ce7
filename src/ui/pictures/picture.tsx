import { sceneOf } from "./all-scenes.ts";
import { BATHROOM_SCALE } from "./bathroom-scale.tsx";
import { Drawing } from "./drawing.tsx";

type Props = {
  readonly name: string;
  readonly size?: "small" | "large";
  /** Whether the area is done, which changes one detail. */
  readonly isDone?: boolean;
  /** Whether it moves from page to page; one of a page does. */
  readonly moves?: boolean;
};

/** A decorative drawing named in the content. An unknown name shows nothing. */
export function Picture({ name, size = "small", isDone = false, moves = false }: Props) {
  if (name === "scale") return <Drawing size="small">{BATHROOM_SCALE}</Drawing>;
  const scene = sceneOf(name);
  return scene && <Drawing {...{ size, moves }}>{scene[size](isDone)}</Drawing>;
}
