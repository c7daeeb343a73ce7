import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { callAddresses } from "./call-addresses.ts";
import { pageModules } from "./page-modules.ts";
import { preact } from "./preact.ts";

/**
 * Hashed names, so that each build has its own. Node caches modules by name and would keep using those of the first
 * build.
 */
const NAMES = "[name]-[hash].js";
const RENDERER = join(import.meta.dirname, "../prerender/pages.tsx");
/** The scripts that go into each prerendered document, and into those of questionnaires, of results, and of all scores. */
const INLINE = {
  earlyScript: join(import.meta.dirname, "../early.ts"),
  questionsScript: join(import.meta.dirname, "../../early/first-page.ts"),
  resultScript: join(import.meta.dirname, "../../early/result-words.ts"),
  scoresScript: join(import.meta.dirname, "../../early/all-scores.ts"),
};

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
        plugins: [preact(), react(), callAddresses()],
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
      const scripts = Object.entries(INLINE).map(
        async ([name, input]) => `export const ${name} = ${JSON.stringify(await inlineScript(input))};\n`,
      );
      // The server imports the fixed name `pages.js`. The other files import the hashed name, so that all share one
      // module.
      emit("pages.js", [`export * from "./${entry.fileName}";\n`, ...(await Promise.all(scripts))].join(""));
    },
  };
}

async function inlineScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      // What its modules import for others stays out.
      rolldownOptions: { input, output: { format: "iife" }, treeshake: { moduleSideEffects: false } },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [file] = output?.output ?? [];
  if (file?.type !== "chunk") throw new Error(`${input} was not built.`);
  return file.code.trim();
}
