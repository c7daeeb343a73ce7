import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { words } from "./words.ts";

/** In seconds. Most checks are done before anybody would want to stop them. */
const SHOWN_AFTER = 2;

/** How long a check has run, with a way to stop it. */
export function CheckProgress({ onStop }: { readonly onStop: () => void }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const counting = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(counting);
  }, []);
  if (seconds < SHOWN_AFTER) return null;
  return (
    <p>
      {words.checkingFor(seconds)}{" "}
      <Button look="secondary" onClick={onStop}>
        {words.stopCheck}
      </Button>
    </p>
  );
}
