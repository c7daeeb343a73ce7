import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { shellFiles } from "./shell-files.ts";

const WORKER = join(import.meta.dirname, "../worker.ts");
const DOCUMENT = "index.html";

/**
 * Builds the service worker as one file beside the pages, with the list of the files they need to start. There is
 * none during development, when nothing should come from a cache.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: (_, { command, mode }) => command === "build" && mode === "production",
    generateBundle: {
      // Runs after Vite has added the document.
      order: "post",
      async handler(_, bundle) {
        const document = bundle[DOCUMENT];
        if (document?.type !== "asset") return this.error(`There is no ${DOCUMENT} to keep.`);
        const shell = [
          { url: `/${DOCUMENT}`, revision: createHash("sha256").update(document.source).digest("base64url") },
          ...shellFiles(bundle).map((file) => ({ url: `/${file}`, revision: null })),
        ];
        this.emitFile({ type: "asset", fileName: "sw.js", source: await workerCode(shell) });
      },
    },
  };
}

async function workerCode(shell: readonly { url: string; revision: string | null }[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { __SHELL__: JSON.stringify(shell), __DOCUMENT__: JSON.stringify(`/${DOCUMENT}`) },
    build: { write: false, rolldownOptions: { input: WORKER, output: { format: "iife" } } },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [file] = output?.output ?? [];
  if (file?.type !== "chunk") throw new Error("The service worker was not built.");
  return file.code;
}
