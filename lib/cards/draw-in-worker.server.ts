import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { DeadlineError } from "@/lib/http/deadline";
import { cardHeight, cardWidth } from "./card-frame";
import type { CardNode } from "./card-node";
import { cardFonts } from "./read-card-assets.server";

/** Milliseconds after which a drawing is given up, and its thread with it: the first waits for the thread to begin. */
const patience = 30_000;
/** Milliseconds without a drawing after which the thread ends: it holds some 100 MB. */
const idleMs = 60_000;

/** A production build takes this file along for the routes that draw: see `next.config.ts`. */
const workerFile = join(/* turbopackIgnore: true */ process.cwd(), "scripts/lib/card-worker.mjs");

const answerSchema = z.union([
  z.object({ id: z.number(), png: z.instanceof(Uint8Array) }),
  z.object({ id: z.number(), error: z.string() }),
]);

interface Drawing {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly drawings: Map<number, Drawing>;
  /** Milliseconds, of the clock of this process, of the last picture. */
  usedAt: number;
  lastId: number;
}

// Each route bundle has its own copy of this file; they share the thread.
const holder = globalThis as typeof globalThis & { quarryCardThread?: Thread | undefined };

/**
 * Draws a picture of 1200 × 630 px in a thread of its own, which begins with the first picture and ends when there was
 * none for a minute.
 *
 * @returns a PNG
 * @throws DeadlineError when it takes longer than half a minute; Error when the drawing cannot be drawn
 */
export async function drawInWorker(drawing: CardNode): Promise<Uint8Array> {
  const thread = holder.quarryCardThread ?? startThread();
  thread.lastId += 1;
  const id = thread.lastId;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      timer = setTimeout(() => endThread(thread, new DeadlineError(patience)), patience);
      thread.drawings.set(id, { resolve, reject });
      thread.worker.postMessage({ id, drawing });
    });
  } finally {
    clearTimeout(timer);
    thread.drawings.delete(id);
    thread.usedAt = performance.now();
    setTimeout(() => endIfIdle(thread), idleMs).unref();
  }
}

function startThread(): Thread {
  const workerData = { width: cardWidth, height: cardHeight, fonts: cardFonts() };
  const worker = new Worker(workerFile, { workerData });
  const thread: Thread = { worker, drawings: new Map(), usedAt: performance.now(), lastId: 0 };
  holder.quarryCardThread = thread;
  // The process may end while it waits.
  worker.unref();
  worker.on("message", (message: unknown) => {
    const answer = answerSchema.parse(message);
    const drawing = thread.drawings.get(answer.id);
    if ("png" in answer) drawing?.resolve(answer.png);
    else drawing?.reject(new Error(answer.error));
  });
  worker.on("error", (error) => endThread(thread, error));
  worker.on("exit", () => endThread(thread, new Error("The thread that draws pictures has ended.")));
  return thread;
}

function endThread(thread: Thread, error: unknown): void {
  if (holder.quarryCardThread === thread) holder.quarryCardThread = undefined;
  const reason = error instanceof Error ? error : new Error(String(error));
  for (const { reject } of thread.drawings.values()) reject(reason);
  thread.drawings.clear();
  void thread.worker.terminate();
}

function endIfIdle(thread: Thread): void {
  if (thread.drawings.size > 0 || performance.now() - thread.usedAt < idleMs) return;
  endThread(thread, new Error("No picture is asked for."));
}
