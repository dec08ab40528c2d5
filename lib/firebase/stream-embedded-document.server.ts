import type { ServerResponse } from "node:http";
import { reportError } from "@/lib/observe/report-error.server";
import type { Firestore } from "./admin.server";
import type { LiveDocument } from "./live-document";

/** Silence would let a proxy or a sleeping laptop cut the line unnoticed. Milliseconds. */
const heartbeatEvery = 15_000;
/** The reader then comes back with a fresh token, so that an ended session ends its watch too. Milliseconds. */
const maxStreamMs = 10 * 60_000;

/**
 * Sends a document as server-sent events, now and after each change: the fields that are watched, or `null` while there is no document. Ends when the reader goes away, after ten minutes, or when the
 * store breaks; the listener in the store ends with it.
 */
export function streamDocument(
  db: Firestore,
  { toPath, schema }: LiveDocument<unknown>,
  id: string,
  response: ServerResponse,
): void {
  const path = toPath(id);
  response.writeHead(200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    // no-transform: compression would hold events back until its buffer is full.
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
  });

  const finish = () => {
    stop();
    clearInterval(heartbeat);
    clearTimeout(limit);
    response.end();
  };
  const stop = db.doc(path).onSnapshot((snapshot) => {
    const data = schema.nullable().safeParse(snapshot.data() ?? null);
    if (data.success) {
      response.write(`data: ${JSON.stringify(data.data)}\n\n`);
      return;
    }
    // Thrown in here, it would end the server.
    reportError(new Error(`${path} cannot be watched: the document is broken.`), "server");
    finish();
  }, finish);
  const heartbeat = setInterval(() => response.write(": still here\n\n"), heartbeatEvery);
  const limit = setTimeout(finish, maxStreamMs);
  response.once("close", finish);
}
