import { useEffect, useRef } from "react";

/**
 * The heading of the page, which comes later than the page itself. When arriving left the focus on the
 * still empty page, the heading takes it, so that a screen reader says that the questions are here.
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
