import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { storageWorks } from "../answers/storage-works.ts";
import { reloadPage } from "../browser/location.ts";
import { Button, ButtonRow } from "../ui/button.tsx";
import { useMessages } from "../ui/language/use-text.ts";
import { navigationMessages } from "../ui/messages.ts";
import { errorMessages } from "./messages.ts";

/** Shown when a page could not be loaded or failed while rendering. */
export function ErrorPage() {
  const t = useMessages(errorMessages);
  const ways = useMessages(navigationMessages);
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <h1>{t.title}</h1>
      <p>{storageWorks.get() === false ? t.ourSideUnkept : t.ourSide}</p>
      <p>{t.check}</p>
      <ButtonRow>
        <Button onClick={reloadPage}>{ways.tryAgain}</Button>
      </ButtonRow>
    </>
  );
}
