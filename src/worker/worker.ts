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

/** The files every page needs to start, listed by the build. */
declare const __SHELL__: PrecacheEntry[];
/** The document among those files. */
declare const __DOCUMENT__: string;

/** After this time without an answer the connection counts as lost. */
const NETWORK_TIMEOUT_SECONDS = 4;

// There is no skipWaiting: the worker of a new build takes over when the last tab of the old one is closed. Until
// then the old worker keeps the files of its own build, so that an open questionnaire never loses its program. This
// delays nothing, because pages and content are requested from the server first.
clientsClaim();
cleanupOutdatedCaches();

// The first visit loads only the shell. SurveyJS is large, and is cached once a page has requested it.
precacheAndRoute(__SHELL__, { directoryIndex: "", cleanURLs: false });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  new CacheFirst({
    cacheName: "keepwell-assets",
    // Enough for several builds: open tabs still use files of an earlier build.
    plugins: [new ExpirationPlugin({ maxEntries: 100, purgeOnQuotaError: true })],
  }),
);

// An editor's change shows on the next load. The browser sends the ETag, so unchanged content costs little.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isContent(url),
  new NetworkFirst({ cacheName: "keepwell-content", networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS }),
);

// Only navigations are handled, never calls: `/login` is a page by GET and a call by POST. The reply is never
// cached, because it might be personal; without a connection, the shell opens.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isPage(url),
  new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [new PrecacheFallbackPlugin({ fallbackURL: __DOCUMENT__ })],
  }),
);
