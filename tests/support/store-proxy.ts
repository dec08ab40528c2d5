import { connect, createServer, type Socket } from "node:net";

/** Sits between a server and its store, and can take the store away in the ways that a network does. */
export interface StoreProxy {
  /** `host:port`, in place of the store's own. */
  readonly address: string;
  /** Cuts every connection and takes no new one, as a store that has crashed. */
  refuse(): void;
  /** Takes new connections again. */
  restore(): void;
  /** Leaves the open connections without an answer for good, as a store that moved to another machine. */
  forget(): void;
  stop(): Promise<void>;
}

/** @param store `host:port` of the store. */
export async function startStoreProxy(store: string): Promise<StoreProxy> {
  const [host = "", port = ""] = store.split(":");
  const pairs = new Set<readonly [client: Socket, upstream: Socket]>();
  const clients = new Set<Socket>();
  let isRefusing = false;

  const server = createServer((client) => {
    client.on("error", () => undefined);
    if (isRefusing) return void client.destroy();
    const upstream = connect({ host, port: Number(port) });
    const pair = [client, upstream] as const;
    pairs.add(pair);
    clients.add(client);
    client.pipe(upstream).pipe(client);
    client.once("close", () => {
      upstream.destroy();
      pairs.delete(pair);
      clients.delete(client);
    });
    upstream.on("error", () => undefined);
    upstream.once("close", () => {
      if (pairs.has(pair)) client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");

  const cutAll = () => {
    for (const client of clients) client.destroy();
  };
  return {
    address: `127.0.0.1:${address.port}`,
    refuse() {
      isRefusing = true;
      cutAll();
    },
    restore() {
      isRefusing = false;
    },
    forget() {
      for (const pair of pairs) {
        const [client, upstream] = pair;
        pairs.delete(pair);
        client.unpipe(upstream);
        upstream.unpipe(client);
        upstream.destroy();
        // What the server sends is taken and leads nowhere.
        client.resume();
      }
    },
    async stop() {
      cutAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
