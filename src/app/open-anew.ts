import type { RouterState } from "react-router-dom";
import { openPage } from "../browser/location.ts";
import { needsAnotherDocument } from "../browser/lost-code.ts";

type Router = { subscribe(onChange: (state: RouterState) => void): () => void };

/**
 * Opens the next page as a document of its own where code is lost that only another document can load. What was typed on
 * the page before is over at that moment anyway; a form that is being sent goes on as it is.
 * @returns a function that stops it
 */
export const openAnewWhereCodeIsLost = (router: Router): (() => void) =>
  router.subscribe(({ navigation: { state, location, formMethod } }) => {
    // An address that differs by its fragment alone would open no document.
    if (state === "loading" && !formMethod && needsAnotherDocument()) openPage(location.pathname + location.search);
  });
