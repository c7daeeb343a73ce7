import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { trimSurveyJs } from "./src/survey-view/build/trim-survey-js.ts";

export default defineConfig({
  root: "src",
  plugins: [react(), trimSurveyJs()],
  build: { outDir: "../dist", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
