import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { watchStream } from "@/lib/firebase/watch-stream";
import { liveDocuments } from "@/lib/live/live-documents";

const maple = { displayName: "Maple", photoURL: null, coins: 40, icon: null, unread: 0 };

/** A server whose lines the test feeds and cuts. */
function fakeServer() {
  const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
  const calls: { authorization: string | null; signal: AbortSignal }[] = [];
  let status = 200;
  const fetch = vi.fn(async (_path: string, init: RequestInit) => {
    const signal = init.signal as AbortSignal;
    calls.push({ authorization: new Headers(init.headers).get("authorization"), signal });
    if (status !== 200) return new Response(null, { status });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        lines.push(controller);
        signal.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  });
  return {
    fetch,
    calls,
    answerWith: (next: number) => {
      status = next;
    },
    send: (data: unknown) =>
      lines.at(-1)?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`)),
    cut: () => lines.at(-1)?.close(),
  };
}

let server: ReturnType<typeof fakeServer>;
const listener = { onData: vi.fn(), onError: vi.fn() };

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe("watchStream", () => {
  test("passes on the document and each change of it", async () => {
    const stop = watchStream(liveDocuments.user, "maple", async () => "token-1", listener);
    await vi.advanceTimersByTimeAsync(0);
    server.send(null);
    server.send(maple);
    server.send({ ...maple, coins: 50 });
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.onData.mock.calls).toEqual([[null], [maple], [{ ...maple, coins: 50 }]]);
    expect(server.calls[0]?.authorization).toBe("Bearer token-1");
    stop();
  });

  test("comes back with a fresh token when the line ends", async () => {
    const tokens = ["token-1", "token-2"];
    const stop = watchStream(liveDocuments.user, "maple", async () => tokens.shift() ?? null, listener);
    await vi.advanceTimersByTimeAsync(0);
    server.send(maple);
    server.cut();
    await vi.advanceTimersByTimeAsync(1_000);
    server.send({ ...maple, coins: 45 });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.calls.map(({ authorization }) => authorization)).toEqual([
      "Bearer token-1",
      "Bearer token-2",
    ]);
    expect(listener.onData).toHaveBeenLastCalledWith({ ...maple, coins: 45 });
    expect(listener.onError).not.toHaveBeenCalled();
    stop();
  });

  test("waits longer after each failure in a row, half a minute at most", async () => {
    server.answerWith(503);
    const stop = watchStream(liveDocuments.user, "maple", async () => "token", listener);
    const moments: number[] = [];
    server.fetch.mockImplementation(async () => {
      moments.push(Date.now());
      return new Response(null, { status: 503 });
    });
    await vi.advanceTimersByTimeAsync(150_000);
    const waits = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
    expect(waits.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000]);
    expect(Math.max(...waits)).toBe(30_000);
    stop();
  });

  test.each([401, 403, 404])("gives up on a refusal: %i", async (status) => {
    server.answerWith(status);
    watchStream(liveDocuments.user, "maple", async () => "token", listener);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.fetch).toHaveBeenCalledOnce();
    expect(listener.onError).toHaveBeenCalledOnce();
  });

  test("sends no request without a token", async () => {
    watchStream(liveDocuments.user, "maple", async () => null, listener);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.fetch).not.toHaveBeenCalled();
    expect(listener.onError).toHaveBeenCalledOnce();
  });

  test("stops for good: no call, no news, no error", async () => {
    const stop = watchStream(liveDocuments.user, "maple", async () => "token", listener);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.calls[0]?.signal.aborted).toBe(true);
    expect(server.fetch).toHaveBeenCalledOnce();
    expect(listener.onData).not.toHaveBeenCalled();
    expect(listener.onError).not.toHaveBeenCalled();
  });

  test("does not pass on what is no user document", async () => {
    const stop = watchStream(liveDocuments.user, "maple", async () => "token", listener);
    await vi.advanceTimersByTimeAsync(0);
    server.send({ displayName: "Maple", photoURL: null, coins: -1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.onData).not.toHaveBeenCalled();
    stop();
  });
});
