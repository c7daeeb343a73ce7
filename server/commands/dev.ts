import { spawn } from "node:child_process";

// Rebuilds the client and restarts the server on every change, with the same files and the same
// server as in production, so that what is seen here is what is shipped. Only the service worker is left
// out (`--mode development`): it would show what was there before.
const children = [
  spawn("vite", ["build", "--watch", "--mode", "development", "--logLevel", "warn"], { stdio: "inherit" }),
  spawn(
    "node",
    // Content goes live by itself.
    ["--watch-path=server", "--watch-path=src/core", "server/main.ts"],
    { stdio: "inherit" },
  ),
];
for (const child of children) {
  child.once("exit", (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
}
