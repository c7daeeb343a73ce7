import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { callAddresses } from "./call-addresses.ts";
import { pageModules } from "./page-modules.ts";

/**
 * Hashed names, so that each build has its own. Node caches modules by name and would keep using those of the first
 * build.
 */
const NAMES = "[name]-[hash].js";
const EARLY = join(import.meta.dirname, "../../early/first-page.ts");
const RENDERER = join(import.meta.dirname, "../prerender/pages.tsx");

/**
 * Builds the prerender code for the server beside the pages. It loads the code of a page when that page is first
 * rendered.
 */
export function pageRenderer(): Plugin {
  return {
    name: "page-renderer",
    apply: (_, { command, mode }) => command === "build" && mode === "production",
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: "warn",
        root: join(import.meta.dirname, "../.."),
        plugins: [react(), callAddresses()],
        define: { "process.env.NODE_ENV": '"production"', __PAGE_MODULES__: JSON.stringify(pageModules()) },
        // Bundles every dependency, so that the server loads nothing else for it.
        ssr: { noExternal: true },
        build: {
          ssr: RENDERER,
          write: false,
          minify: false,
          assetsInlineLimit: 0,
          chunkSizeWarningLimit: 5000,
          rolldownOptions: { output: { entryFileNames: NAMES, chunkFileNames: NAMES } },
        },
      });
      const [output] = [built].flat() as Rolldown.RolldownOutput[];
      const files = output?.output.filter((file) => file.type === "chunk") ?? [];
      const entry = files.find(({ isEntry }) => isEntry);
      if (!entry) return this.error("The renderer of pages was not built.");
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: "asset", fileName: `renderer/${fileName}`, source });
      for (const { fileName, code } of files) emit(fileName, code);
      // The server imports the fixed name `pages.js`. The other files import the hashed name, so that all share one
      // module.
      emit("early.js", await earlyScript());
      emit("pages.js", `export * from "./${entry.fileName}";\n`);
    },
  };
}

/** Builds the script that the server puts into the documents of questionnaires. */
async function earlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      rolldownOptions: { input: EARLY, treeshake: { moduleSideEffects: false }, output: { format: "iife" } },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [file] = output?.output ?? [];
  if (file?.type !== "chunk") throw new Error("The script of prerendered questionnaires was not built.");
  return file.code.trim();
}
