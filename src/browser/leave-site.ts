/**
 * Leaves for another site at once, and puts it in the place of this page in the history. What the page shows is removed
 * first: on a slow line it would stay on the screen until the other site answers, also if loading is stopped.
 */
export function leaveSite(address: string): void {
  document.title = "";
  document.body.replaceChildren();
  // Back may bring this document as it was left, for an earlier page of it.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.replace(address);
}
