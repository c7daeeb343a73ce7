import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: "src",
  plugins: [react()],
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    // The content-security policy allows nothing inline: no data: fonts, no polyfill script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    root: ".",
    include: ["tests/**/*.test.{ts,tsx}"],
    env: { TZ: "UTC" },
  },
});
