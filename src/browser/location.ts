/** Reloads the page, for when a part of the program could not be loaded. */
export const reloadPage = (): void => window.location.reload();

/** Reads one query parameter and removes it from the address bar and the history at once. */
export function takeFromAddress(parameter: string): string | null {
  const url = new URL(window.location.href);
  const value = url.searchParams.get(parameter);
  if (value === null) return null;
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, "", `${url.pathname}${url.search}${url.hash}`);
  return value;
}

export const currentPath = (): string => window.location.pathname;

/** The address of this site, such as https://keepwell.example. */
export const currentOrigin = (): string => window.location.origin;

/** The query of the address with its question mark; empty where there is none. */
export const currentQuery = (): string => window.location.search;

/** Opens another page in the place of this one. */
export const replacePage = (address: string): void => window.location.replace(address);

/** Opens a page as a document of its own, also the page whose address stands there already. */
export const openPage = (path: string): void => window.location.assign(path);
