import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { maxBodyBytes } from "@/lib/api/read-body.server";
import { serveHandler } from "@/tests/support/serve-handler";

const handler = createHandler({
  POST: createPublicEndpoint({
    body: z.unknown(),
    response: z.object({ body: z.unknown() }),
    run: async ({ body }) => ({ body }),
  }),
});

let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ url, stop } = await serveHandler(handler));
});
afterAll(() => stop());

const json = { "content-type": "application/json" };

async function post(body: BodyInit | undefined, headers: Record<string, string> = json) {
  const reply = await fetch(url, { method: "POST", headers, ...(body === undefined ? {} : { body }) });
  return { status: reply.status, body: (await reply.json()) as unknown };
}

describe("readJsonBody", () => {
  test.each([
    json,
    { "content-type": "application/json; charset=utf-8" },
    { "content-type": "Application/JSON;charset=UTF-8" },
  ])("reads %j", async (headers) =>
    expect(await post('{"a":"é"}', headers)).toEqual({ status: 200, body: { body: { a: "é" } } }),
  );

  test("reads a body of exactly the limit", async () => {
    const text = JSON.stringify("x".repeat(maxBodyBytes - 2));
    expect((await post(text)).status).toBe(200);
  });

  test.each([maxBodyBytes + 1, 200_000, 5_000_000])("answers a body of %i bytes with 413", async (size) => {
    expect(await post("x".repeat(size))).toEqual({
      status: 413,
      body: { message: "The request body is larger than 16 KB.", code: "too-large" },
    });
  });

  test("cannot be fooled by a body that comes in pieces without a length", async () => {
    const pieces = new ReadableStream({
      start(controller) {
        for (let piece = 0; piece < 40; piece += 1)
          controller.enqueue(new TextEncoder().encode("x".repeat(1000)));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: json,
      body: pieces,
      duplex: "half",
    };
    expect((await fetch(url, init)).status).toBe(413);
  });

  test.each(["{", "", " ", "undefined", "{'a':1}", '{"a":1}}', "\u0000"])(
    "answers %j with 400",
    async (text) => {
      const reply = await post(text);
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({
        code: "bad-request",
        message: expect.stringMatching(/^The request/),
      });
    },
  );

  test("says when there is no body at all", async () => {
    const expected = { message: "The request has no body. Send JSON.", code: "bad-request" };
    expect(await post(undefined)).toEqual({ status: 400, body: expected });
    expect(await post(undefined, {})).toEqual({ status: 400, body: expected });
  });

  test("cannot be text that is not UTF-8", async () => {
    const reply = await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]));
    expect(reply).toMatchObject({ status: 400, body: { message: "The request body is not valid UTF-8." } });
  });

  test.each<Record<string, string>>([
    { "content-type": "text/plain" },
    { "content-type": "application/x-www-form-urlencoded" },
    { "content-type": "application/json; charset=utf-16" },
    { "content-type": "application/json", "content-encoding": "gzip" },
  ])("answers %j with 415", async (headers) => {
    const reply = await post('{"a":1}', headers);
    expect(reply).toMatchObject({ status: 415, body: { code: "unsupported-media-type" } });
  });

  test("outlives a client that goes away in the middle, without a line in the log", async () => {
    const errors = vi.spyOn(console, "error");
    const { hostname, port } = new URL(url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        );
        setTimeout(() => socket.destroy(), 20);
      });
      socket.on("close", () => resolve());
    });
    expect((await post("[1]")).status).toBe(200);
    expect(errors).not.toHaveBeenCalled();
  });
});
