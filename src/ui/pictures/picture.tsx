import { Drawing } from "./drawing.tsx";
import { DRAWINGS } from "./drawings.tsx";

/** A decorative drawing named by content. A name we have no drawing for shows nothing. */
export function Picture({ name, large = false }: { readonly name: string; readonly large?: boolean }) {
  const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
  return drawing && <Drawing large={large}>{drawing}</Drawing>;
}
