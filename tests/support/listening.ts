import type { AddressInfo, Server } from "node:net";

/** Listens on a free port of this machine. @returns the address */
export function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}
