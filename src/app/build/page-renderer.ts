import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { callAddresses } from "./call-addresses.ts";

const RENDERER = join(import.meta.dirname, "../prerender/pages.tsx");

/** Builds what the server draws pages with, as one file of its own beside the pages. */
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
        define: { "process.env.NODE_ENV": '"production"' },
        // All in one, so that the server loads nothing else for it.
        ssr: { noExternal: true },
        build: {
          ssr: RENDERER,
          write: false,
          minify: false,
          assetsInlineLimit: 0,
          rolldownOptions: { output: { codeSplitting: false } },
        },
      });
      const [output] = [built].flat() as Rolldown.RolldownOutput[];
      const file = output?.output.find(({ type }) => type === "chunk");
      if (file?.type !== "chunk") return this.error("The renderer of pages was not built.");
      this.emitFile({ type: "asset", fileName: "renderer/pages.js", source: file.code });
    },
  };
}
