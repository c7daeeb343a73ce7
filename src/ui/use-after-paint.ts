import { useEffect, useState } from "react";

/**
 * Returns a value after the paint of the rendering that was given it, and until then what it returned before: for what may
 * come a moment later, so that a slow phone shows the rest sooner.
 * @param first what the first rendering gets
 */
export function useAfterPaint<Value extends string | number | boolean>(value: Value, first: Value): Value {
  const [shown, setShown] = useState(first);
  // Effects run after the paint.
  useEffect(() => setShown(value), [value]);
  return shown;
}
