// The requests that the worker handles. All others, calls included, go to the network.

/** Files of a build. Their names contain a hash, so their content never changes. */
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith("/assets/");

/** Surveys, scales and texts that editors publish. */
export const isContent = ({ pathname }: URL): boolean => pathname.startsWith("/content/");

/** Addresses that the server answers itself. They may be typed too, and are not pages of the app. */
const ANSWERED_BY_SERVER = /^\/((api|content|docs|health|ready)(\/|$)|[a-z-]+-scores?\/)/;

/** Returns whether an address is a page of the app. */
export const isPage = ({ pathname }: URL): boolean => !ANSWERED_BY_SERVER.test(pathname);
