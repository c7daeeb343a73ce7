import { useEffect, useRef } from "react";

/**
 * The heading of the page, which appears later than the page itself. If focus was left on the empty page, the heading
 * takes it, so that a screen reader announces that the questions have loaded.
 */
export function SurveyTitle({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const page = heading.current?.closest("main");
    if (page && document.activeElement === page) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}
