import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import {
  cleanupOutdatedCaches,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { isAsset, isContent, isPage } from "./requests.ts";

/** What every page needs to start, listed when the pages are built. */
declare const __SHELL__: PrecacheEntry[];
/** The document among them. */
declare const __DOCUMENT__: string;

/** A connection that says nothing for so long is taken for none. */
const PATIENCE_SECONDS = 4;

// There is no skipWaiting: a worker of a new build takes over when the last tab of the old one is closed.
// Until then the old worker keeps the files of its own build, so that an open questionnaire never finds
// its program gone. Nothing is held up by that: pages and content are asked of the server first.
clientsClaim();
cleanupOutdatedCaches();

// A person's first visit loads the shell alone. SurveyJS is large and is kept once a page has asked for it.
precacheAndRoute(__SHELL__, { directoryIndex: "", cleanURLs: false });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  new CacheFirst({
    cacheName: "keepwell-assets",
    // Several builds' worth: files of a former build are used by tabs that are still open.
    plugins: [new ExpirationPlugin({ maxEntries: 100, purgeOnQuotaError: true })],
  }),
);

// An editor's change shows on the next load; the browser asks with the ETag, so what is unchanged costs little.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isContent(url),
  new NetworkFirst({ cacheName: "keepwell-content", networkTimeoutSeconds: PATIENCE_SECONDS }),
);

// Only going to a page is handled, never a call: `/login` is the one as GET and the other as POST. The
// reply is never kept, since an address might answer with something personal; without one, the shell opens.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isPage(url),
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [new PrecacheFallbackPlugin({ fallbackURL: __DOCUMENT__ })],
  }),
);
