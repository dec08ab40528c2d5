import { parentPort, workerData } from "node:worker_threads";
import { ImageResponse } from "next/og.js";

/**
 * Turns drawings into PNGs in a thread of its own (`lib/cards/draw-in-worker.server.ts`), so that nobody else waits for
 * the quarter of a second that one takes. `workerData` has size and typefaces.
 */
parentPort?.on("message", async ({ id, drawing }) => {
  try {
    const image = new ImageResponse(drawing, workerData);
    const png = await image.arrayBuffer();
    parentPort?.postMessage({ id, png: new Uint8Array(png) });
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
