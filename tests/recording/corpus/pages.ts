import { FAR, type Stage } from "./stage.ts";

/** Addresses of pages, as the specification and the site have them. */
export const PAGES = [
  "/",
  "/login",
  "/about",
  "/register",
  "/forgot-password",
  "/logout",
  "/forget-device",
  "/my-data",
  "/evaluations",
  "/about1",
  "/about2",
  "/scores",
  "/about3",
  "/advice-chat",
  "/about4",
  "/about5",
  "/assistant",
  "/contact",
  "/forum-tests",
  "/privacy",
  "/demo",
  "/studio",
  "/socialization",
  "/socialtest",
  "/socialanswers",
  "/learning",
  "/literacy",
  "/literacyscore",
  "/exercise",
  "/exerciseactivity",
  "/exerciseresult",
  "/diet",
  "/bmi",
  "/nurtition",
  "/mna",
  "/stress",
  "/stressscale",
  "/stressscore",
  "/sleep",
  "/pitt",
  "/pittscore",
  "/scales/ease-at-home",
  "/no-such-page",
] as const;

const HTML = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** Documents and files: how each is served, not what stands in it. */
export async function pages({ recorder: { call } }: Stage): Promise<void> {
  for (const page of PAGES) await call(`GET ${page}`, { headers: HTML });
  for (const page of ["/", "/socialtest"]) {
    for (const language of ["es", "es-MX,es;q=0.9,en;q=0.8", "de", "*"]) {
      await call(`GET ${page}`, { headers: { ...HTML, "accept-language": language } });
    }
    for (const encoding of ["br", "gzip"]) {
      await call(`GET ${page}`, { headers: { ...HTML, "accept-encoding": encoding } });
    }
    const { headers } = await call(`GET ${page}`);
    await call(`GET ${page}`, { headers: { ...HTML, "if-none-match": `${headers.etag}` } });
    await call(`HEAD ${page}`, { headers: HTML });
    await call(`POST ${page}`, { json: {} });
    await call(`OPTIONS ${page}`);
  }
  for (const target of ["/login", "/no-such-page"]) {
    await call(`GET ${target}`, { headers: { accept: "application/json" } });
    await call(`GET ${target}`);
    await call(`HEAD ${target}`, { headers: HTML });
    await call(`POST ${target}`, { headers: HTML });
  }
  for (const target of [
    "/?userId=somebody",
    "/evaluations?x=1",
    "/studio/more",
    "/index.html",
    "/sw.js",
    "/assets/nothing.js",
    "/assets/",
    "/icons/nothing.png",
    "/renderer/pages.js",
    "/.vite/manifest.json",
    "/manifest.webmanifest",
    "/robots.txt",
    "/favicon.ico",
  ]) {
    await call(`GET ${target}`, { headers: HTML });
  }
  await call("GET /studio", { headers: { ...HTML, ...FAR } });
}
