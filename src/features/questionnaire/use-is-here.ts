import { type RefObject, useEffect, useRef } from "react";

/** Tells work that takes long whether the page it began on is still open. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
