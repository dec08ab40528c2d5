import { Agent, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy in front of several servers, each call to the next one. */
export interface SmallProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts it on a free port of this machine. A call to a server that is gone or breaks off is answered 502: it may have
 * done what it was asked.
 *
 * @param getPorts of the servers that run now
 */
export async function startSmallProxy(getPorts: () => readonly number[]): Promise<SmallProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  let turn = 0;
  const server = createServer((incoming, response) => {
    const ports = getPorts();
    turn += 1;
    const forwarded = `${incoming.headers["x-forwarded-for"] ?? ""}, 127.0.0.1`.replace(/^, /, "");
    const headers = { ...incoming.headers, "x-forwarded-for": forwarded };
    const { method, url: path } = incoming;
    const target = { host: "127.0.0.1", port: ports[turn % ports.length], method, path, headers, agent };
    const outgoing = send(target, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
      reply.on("error", () => response.destroy());
    });
    outgoing.on("error", () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    incoming.pipe(outgoing);
  });
  // Node closes idle connections after five seconds, and a call that is sent just then is lost.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
