import { connect } from "node:net";

/**
 * Sends bytes as they are, and reads until the server closes the connection or falls silent.
 * @returns what came back, in latin1; empty where nothing did
 */
export function sendRaw(url: string, bytes: string | Buffer, silenceMs = 3_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
    socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  });
}
