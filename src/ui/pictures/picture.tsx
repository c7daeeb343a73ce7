import { Drawing } from "./drawing.tsx";
import { DRAWINGS } from "./drawings.tsx";

/** A decorative drawing named in the content. An unknown name shows nothing. */
export function Picture({ name, large = false }: { readonly name: string; readonly large?: boolean }) {
  const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
  return drawing && <Drawing large={large}>{drawing}</Drawing>;
}
