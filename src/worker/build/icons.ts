import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

/**
 * Draws the icons of the installed app from the logo, so that no picture is stored twice. Phones crop the maskable
 * icons to shapes of their own.
 */
export function icons({ logo, plate }: { readonly logo: string; readonly plate: string }): Plugin {
  return {
    name: "icons",
    apply: "build",
    async generateBundle() {
      await ready();
      const svg = await readFile(logo, "utf8");
      const plated = onPlate(svg, plate);
      const emit = (fileName: string, drawing: string, width: number) =>
        this.emitFile({ type: "asset", fileName: `icons/${fileName}.png`, source: png(drawing, width) });
      emit("192", svg, 192);
      emit("512", svg, 512);
      emit("plated-512", plated, 512);
      emit("plated-180", plated, 180);
    },
  };
}

let loading: Promise<void> | undefined;
const ready = () => (loading ??= loadRenderer());

async function loadRenderer(): Promise<void> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
}

/** Returns the logo on a full square, small enough to stay whole when the square is cropped to a circle. */
const onPlate = (svg: string, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colour}"/>${svg.replace(
    "<svg ",
    '<svg x="11" y="11" width="42" height="42" ',
  )}</svg>`;

const png = (svg: string, width: number) => new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
