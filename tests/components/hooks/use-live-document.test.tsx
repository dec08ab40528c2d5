import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { useLiveDocument } from "@/hooks/ui/use-live-document";
import type { LiveDocument, LiveListener } from "@/lib/firebase/live-document";
import { loadIdentity } from "@/lib/firebase/load";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";

interface Board {
  readonly name: string;
}
const board: LiveDocument<Board> = {
  kind: "board",
  toPath: (id) => `boards/${id}`,
  schema: z.object({ name: z.string() }),
  mayWatch: () => true,
};

/** Watches that run now, by the path of the document. */
const watches = new Map<string, LiveListener<unknown>>();
beforeEach(() => {
  watches.clear();
  const watch = <Data,>(document: LiveDocument<Data>, id: string, listener: LiveListener<Data>) => {
    const path = document.toPath(id);
    watches.set(path, {
      onData: (data) => listener.onData(data === null ? null : document.schema.parse(data)),
      onError: listener.onError,
    });
    return () => watches.delete(path);
  };
  const identity = { ...fakeIdentity(sessionOf("maple")), watch: vi.fn(watch) };
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const loadBoard = vi.fn(async () => board);
const tell = (id: string, data: Board | null) => act(() => watches.get(`boards/${id}`)?.onData(data));

async function watchBoard(id: string | null, createMissing?: () => Promise<void>) {
  const rendered = renderHook(({ id: shown }) => useLiveDocument(loadBoard, shown, createMissing), {
    initialProps: { id },
  });
  if (id !== null) await waitFor(() => expect([...watches.keys()]).toEqual([`boards/${id}`]));
  return rendered;
}

test("is loading until the store has answered, then follows it", async () => {
  const { result } = await watchBoard("a");
  expect(result.current).toEqual({ status: "loading", data: null });
  tell("a", { name: "Rathalos" });
  expect(result.current).toEqual({ status: "ready", data: { name: "Rathalos" } });
  tell("a", { name: "Rathian" });
  expect(result.current.data?.name).toBe("Rathian");
});

test("a document that is not there is known not to be", async () => {
  const { result } = await watchBoard("a");
  tell("a", null);
  expect(result.current).toEqual({ status: "ready", data: null });
});

test("a missing document is made where the caller knows how, and is awaited", async () => {
  const create = vi.fn(async () => {});
  const { result } = await watchBoard("a", create);
  tell("a", null);
  expect(create).toHaveBeenCalledWith("a", expect.objectContaining({ backend: "emulators" }));
  expect(result.current.status).toBe("loading");
  tell("a", { name: "Made" });
  expect(result.current).toEqual({ status: "ready", data: { name: "Made" } });
});

test("a missing document that cannot be made is no wait without end", async () => {
  const create = () => Promise.reject(new Error("Refused"));
  const { result } = await watchBoard("a", create);
  tell("a", null);
  await waitFor(() => expect(result.current).toEqual({ status: "offline", data: null }));
});

test("a watch that breaks leaves what was known last, and says so", async () => {
  const { result } = await watchBoard("a");
  tell("a", { name: "Rathalos" });
  act(() => watches.get("boards/a")?.onError(new Error("The line broke")));
  expect(result.current).toEqual({ status: "offline", data: { name: "Rathalos" } });
});

test("another document never shows the data of the one before", async () => {
  const { result, rerender } = await watchBoard("a");
  tell("a", { name: "Rathalos" });
  rerender({ id: "b" });
  expect(result.current).toEqual({ status: "loading", data: null });
  await waitFor(() => expect([...watches.keys()]).toEqual(["boards/b"]));
  tell("b", { name: "Rathian" });
  expect(result.current.data?.name).toBe("Rathian");
});

test("nothing is loaded for no document, and code that does not load is a failure", async () => {
  loadBoard.mockClear();
  const nobody = await watchBoard(null);
  expect(nobody.result.current).toEqual({ status: "loading", data: null });
  expect(loadBoard).not.toHaveBeenCalled();
  expect(loadIdentity).not.toHaveBeenCalled();

  loadBoard.mockRejectedValueOnce(new Error("ChunkLoadError"));
  const { result } = renderHook(() => useLiveDocument(loadBoard, "a"));
  await waitFor(() => expect(result.current).toEqual({ status: "offline", data: null }));
});
