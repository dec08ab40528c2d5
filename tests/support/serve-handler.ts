import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ApiRequest } from "@/lib/http/api-request";

type Handler = (request: ApiRequest, response: ServerResponse) => Promise<void>;

/**
 * Serves one API route over real HTTP, with the query that Next would hand it.
 *
 * @returns Its address without a trailing slash, and how to stop it.
 */
export async function serveHandler(handler: Handler): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    const names = [...new Set(searchParams.keys())];
    const values = names.map((name) => [name, searchParams.getAll(name)] as const);
    const query = Object.fromEntries(values.map(([name, all]) => [name, all.length > 1 ? all : all[0]]));
    void handler(Object.assign(request, { query }), response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
