import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { AppDeps } from "../deps.ts";
import { studioAccess } from "../studio/access.ts";
import type { ForwardingDeps } from "../upstream/forwarding-deps.ts";
import { appInfoOf } from "./app-info.ts";
import { builtFiles } from "./built-files.ts";
import { cachedPageRenderer } from "./cached-page-renderer.ts";
import { prerenderedRoutes } from "./prerendered-routes.ts";
import { shownSite } from "./shown-site.ts";

const DIST = join(import.meta.dirname, "../../dist");

/**
 * Serves the built client. Each page has a document that can be read at once; its own routes decide again in the browser.
 * Hashed files never change; browsers always revalidate documents and the service worker.
 */
export async function clientRoutes(app: FastifyInstance, deps: AppDeps | ForwardingDeps): Promise<void> {
  const isBuilt = existsSync(DIST);
  const isEdited = "liveContent" in deps && deps.liveContent !== null;
  // Loaded at the first visit, so that it does not delay the start.
  const siteOf = shownSite(deps.config);
  const studio = studioAccess(deps.config, isEdited);
  const rendererOf = cachedPageRenderer(
    DIST,
    (content) => ({
      appInfo: appInfoOf(deps.config, content, studio),
      domains: content.catalogue.domains,
      site: siteOf(content),
    }),
    app.log,
  );
  if (isBuilt) {
    await prerenderedRoutes(app, {
      content: deps.content,
      rendererOf,
      isHidden: (path) => studio === "off" && isStudioPage(path),
    });
    builtFiles(app, DIST);
    await app.register(fastifyStatic, {
      root: DIST,
      index: false,
      cacheControl: false,
      preCompressed: true,
      // Files that only the server itself reads.
      allowedPath: (path) => !/^\/(renderer|\.vite)\//.test(path),
      setHeaders: (response, path) => {
        response.header("cache-control", "no-cache");
        if (/\.svg(\.\w+)?$/.test(path)) response.header("content-type", "image/svg+xml; charset=utf-8");
      },
    });
  } else {
    app.setNotFoundHandler(async () => {
      throw new AppError("NOT_FOUND");
    });
  }
}

/** The document is the same for a page that does not exist; its status then has to say so. */
const isStudioPage = (url: string) => /^\/studio([/?]|$)/.test(url);
