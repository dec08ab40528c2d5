import { expect, test } from "vitest";
import { drawCardFrame } from "@/lib/cards/card-frame";
import { createTextLine } from "@/lib/cards/card-node";
import { drawInWorker } from "@/lib/cards/draw-in-worker.server";
import { cardAssets } from "@/lib/cards/read-card-assets.server";

const drawing = drawCardFrame(cardAssets(), createTextLine("Rathalos", { fontSize: 60 }));

/** The longest time in which this thread did nothing else, as a part of the time that the work took. */
async function measureStall(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let seenAt = startedAt;
  let longest = 0;
  let isDone = false;
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - seenAt);
    seenAt = now;
    if (!isDone) setTimeout(watch, 1);
  };
  watch();
  await work();
  isDone = true;
  watch();
  return longest / (performance.now() - startedAt);
}

test("others are answered while a picture is drawn", async () => {
  // The first one starts the thread.
  await drawInWorker(drawing);
  expect(await measureStall(() => drawInWorker(drawing))).toBeLessThan(0.5);
});

test("many at once are all drawn, and one that cannot be drawn fails alone", async () => {
  const broken = {
    ...drawing,
    props: { style: { display: "nothing-that-is-known" }, children: [drawing, drawing] },
  };
  const [first, failed, last] = await Promise.allSettled([
    drawInWorker(drawing),
    drawInWorker(broken),
    drawInWorker(drawing),
  ]);
  expect([first?.status, failed?.status, last?.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
  if (first?.status === "fulfilled") expect(Buffer.from(first.value).subarray(1, 4).toString()).toBe("PNG");
});
