import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useOutclassed } from "@/hooks/builder/use-outclassed";
import type { Collection } from "@/lib/builder/collection/collection";
import { findOutclassed } from "@/lib/builder/collection/find-outclassed";
import type { OutclassedTask } from "@/lib/builder/collection/outclassed-worker";
import { createTestData } from "@/tests/support/builder-page";
import { drawTalismans } from "@/tests/support/full-box";

const { catalog, armor } = createTestData();
const all = drawTalismans(armor.talismans, 900, 5).map((each) => ({ ...each, name: "" }));
/** Without decorations nothing makes up for a skill. */
const bare: Collection["decorations"] = {};

/** A worker that answers when the test says so. */
class HeldWorker {
  static open: HeldWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  isClosed = false;
  private asked: { readonly id: number; readonly task: OutclassedTask } | null = null;

  constructor() {
    HeldWorker.open.push(this);
  }
  postMessage(message: { readonly id: number; readonly task: OutclassedTask } | { readonly facts: null }) {
    if ("task" in message) this.asked = structuredClone(message);
  }
  answer() {
    if (!this.asked || this.isClosed) return;
    const { id, task } = this.asked;
    const reply = [...findOutclassed(task.talismans, task.decorations)].map(([of, better]) => [
      of,
      better.id,
    ]);
    this.onmessage?.({ data: { id, reply } });
  }
  fail() {
    this.onerror?.({ preventDefault() {} });
  }
  terminate() {
    this.isClosed = true;
  }
}

function open(talismans = all) {
  HeldWorker.open = [];
  vi.stubGlobal("Worker", HeldWorker);
  const props = { talismans, decorations: bare };
  return renderHook((given: typeof props) => useOutclassed(given, catalog), { initialProps: props });
}
afterEach(() => vi.unstubAllGlobals());

test("many talismans are compared in a worker, a few on the page, with the same result", async () => {
  const expected = [...findOutclassed(all, [])].map(([id, { id: better }]) => [id, better]);
  expect(expected.length).toBeGreaterThan(3);
  const { result } = open();
  await act(async () => HeldWorker.open[0]?.answer());
  expect([...result.current].map(([id, { id: better }]) => [id, better])).toEqual(expected);

  const few = all.slice(0, 50);
  const { result: here } = open(few);
  await waitFor(() => expect(here.current.size).toBe(findOutclassed(few, []).size));
  expect(HeldWorker.open).toEqual([]);
});

test("a worker that fails leaves it to the page", async () => {
  const { result } = open();
  await act(async () => HeldWorker.open[0]?.fail());
  await waitFor(() => expect(result.current.size).toBe(findOutclassed(all, []).size));
});

test("nothing is outclassed by a talisman that was deleted, nor by decorations that changed, while it is found anew", async () => {
  const { result, rerender } = open();
  await act(async () => HeldWorker.open[0]?.answer());
  const [[worse, better] = ["", undefined]] = result.current;
  rerender({ talismans: all.filter((each) => each !== better), decorations: bare });
  expect(HeldWorker.open[0]?.isClosed).toBe(true);
  expect(result.current.has(worse)).toBe(false);
  expect(result.current.size).toBeGreaterThan(0);
  rerender({ talismans: all, decorations: { "attack-jewel-1": 1 } });
  expect(result.current.size).toBe(0);
});
