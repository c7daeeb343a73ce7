import { spawn } from "node:child_process";

// Rebuilds the client and restarts the server on every change, with the same build and server as in production, so
// that developers see what ships. Only the service worker is left out (`--mode development`), because it would
// serve the previous build.
const children = [
  spawn("vite", ["build", "--watch", "--mode", "development", "--logLevel", "warn"], { stdio: "inherit" }),
  spawn(
    "node",
    // Content is not watched here: the server itself publishes edits of content files.
    ["--watch-path=server", "--watch-path=src/core", "server/main.ts"],
    { stdio: "inherit", env: { ...process.env, GALLERY: "on" } },
  ),
];
for (const child of children) {
  child.once("exit", (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
}
