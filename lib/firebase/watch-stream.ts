import type { Unsubscribe } from "@/lib/firebase/identity";
import { readServerEvents } from "./event-stream";
import type { LiveDocument, LiveListener } from "./live-document";

const route = "/api/embedded/watch";
/** Milliseconds before the first attempt to reconnect; doubled with each failure in a row. */
const firstDelay = 1_000;
const maxDelay = 30_000;

/** A refusal that another attempt would not change. */
class WatchRefusedError extends Error {
  constructor(status: number) {
    super(`${route} answered ${status}`);
    this.name = "WatchRefusedError";
  }
}

/**
 * The live watch of a document where the browser cannot reach the store itself: the embedded backend keeps it
 * inside the server. Reconnects, with a fresh token, until it is stopped.
 *
 * @param getIdToken gives `null` when nobody is signed in, which ends the watch with an error
 */
export function watchStream<Data>(
  { kind, schema }: LiveDocument<Data>,
  id: string,
  getIdToken: () => Promise<string | null>,
  listener: LiveListener<Data>,
): Unsubscribe {
  const stop = new AbortController();
  const query = new URLSearchParams({ kind, id });
  const onEvent = (data: string) => listener.onData(schema.nullable().parse(JSON.parse(data)));
  follow(`${route}?${query}`, getIdToken, onEvent, stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) listener.onError(error);
  });
  return () => stop.abort();
}

async function follow(
  address: string,
  getIdToken: () => Promise<string | null>,
  onEvent: (data: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let delay = firstDelay;
  while (!signal.aborted) {
    try {
      for await (const data of open(address, await getIdToken(), signal)) {
        if (signal.aborted) return;
        delay = firstDelay;
        onEvent(data);
      }
    } catch (error) {
      if (signal.aborted || error instanceof WatchRefusedError) throw error;
    }
    await pause(delay, signal);
    delay = Math.min(delay * 2, maxDelay);
  }
}

async function* open(
  address: string,
  idToken: string | null,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  if (!idToken) throw new WatchRefusedError(401);
  const response = await fetch(address, {
    headers: { accept: "text/event-stream", authorization: `Bearer ${idToken}` },
    signal,
  });
  if (response.status >= 400 && response.status < 500) throw new WatchRefusedError(response.status);
  if (!response.ok || !response.body) throw new Error(`${route} answered ${response.status}`);
  yield* readServerEvents(response.body);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
  });
}
