import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { callAddresses } from "./call-addresses.ts";
import { pageModules } from "./page-modules.ts";

/** Other builds have other names, or Node would answer with the modules of the first. */
const NAMES = "[name]-[hash].js";
const RENDERER = join(import.meta.dirname, "../prerender/pages.tsx");

/** Builds what the server draws pages with, beside the pages. Like them, it reads the code of a page when it is first drawn. */
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
        // All of it, so that the server loads nothing else for it.
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
      // Under one name for the server; under that of its content for the other files, so that all share one module.
      emit("pages.js", `export * from "./${entry.fileName}";\n`);
    },
  };
}
