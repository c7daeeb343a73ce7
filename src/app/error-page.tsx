import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { reloadPage } from "../browser/location.ts";
import { Button, ButtonRow } from "../ui/button.tsx";

/** Stands in for a page that could not be loaded or broke while being shown. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <h1>This page did not open</h1>
      <p>Something on our side did not work. What you entered before is safe.</p>
      <p>Check that you are connected to the internet, then try again.</p>
      <ButtonRow>
        <Button onClick={reloadPage}>Try again</Button>
      </ButtonRow>
    </>
  );
}
