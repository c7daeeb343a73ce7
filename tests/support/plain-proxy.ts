import { createServer, request, type Server } from "node:http";

/**
 * A proxy as a plain `proxy_pass` is: it names Keepwell's own address as the host, and adds no header.
 * @param port where Keepwell listens on this machine, asked at each request
 */
export function plainProxy(port: () => number): Server {
  return createServer(({ url, method, headers }, outgoing) => {
    const host = `127.0.0.1:${port()}`;
    const passed = { port: port(), host: "127.0.0.1", path: url, method, headers: { ...headers, host } };
    const inner = request(passed, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    outgoing.req.pipe(inner);
  });
}
