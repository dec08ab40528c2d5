import { describe, expect, test, vi } from "vitest";
import { readServerEvents } from "@/lib/firebase/event-stream";

function streamOf(...chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
      }
      controller.close();
    },
  });
}

async function all(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const events: string[] = [];
  for await (const each of readServerEvents(body)) events.push(each);
  return events;
}

describe("readEvents", () => {
  test("yields the data of each event", async () => {
    expect(await all(streamOf("data: one\n\ndata: two\n\n"))).toEqual(["one", "two"]);
  });

  test("joins what arrives in pieces, a letter of several bytes included", async () => {
    const bytes = new TextEncoder().encode("data: Mizutsuné\n\n");
    const middle = bytes.length - 3;
    expect(await all(streamOf(bytes.slice(0, middle), bytes.slice(middle)))).toEqual(["Mizutsuné"]);
  });

  test("reads carriage returns, also one cut from its line feed", async () => {
    expect(await all(streamOf("data: a\r", "\n\r\ndata: b\r\n\r\n"))).toEqual(["a", "b"]);
  });

  test("passes over heartbeats and other fields", async () => {
    expect(await all(streamOf(": still here\n\nevent: x\nid: 4\ndata: y\n\n"))).toEqual(["y"]);
  });

  test("joins several lines of data", async () => {
    expect(await all(streamOf('data: {"a":\ndata: 1}\n\n'))).toEqual(['{"a":\n1}']);
  });

  test("drops an event that was cut off at the end", async () => {
    expect(await all(streamOf("data: whole\n\ndata: ha"))).toEqual(["whole"]);
  });

  test("lets go of the line when the reader has had enough", async () => {
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\ndata: 2\n\n")),
      cancel,
    });
    for await (const _ of readServerEvents(body)) break;
    expect(cancel).toHaveBeenCalledOnce();
  });
});
