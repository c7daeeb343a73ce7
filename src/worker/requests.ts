// What the worker has a hand in. Everything it does not know here, each call among them, passes it by.

/** Files of a build. Their names carry a hash, so what stands under one name never changes. */
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith("/assets/");

/** Surveys, scales and texts, as editors publish them. */
export const isContent = ({ pathname }: URL): boolean => pathname.startsWith("/content/");

/** Answered by the server itself. Such an address may be typed too, and no page of ours stands behind it. */
const ANSWERED_BY_SERVER = /^\/((api|content|docs|health|ready)(\/|$)|[a-z-]+-scores?\/)/;

/** Whether an address that a person goes to is a page of the app. */
export const isPage = ({ pathname }: URL): boolean => !ANSWERED_BY_SERVER.test(pathname);
