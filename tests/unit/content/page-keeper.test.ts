import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, request as open, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { purgePage, readPageData, readWithAge } from "@/lib/content/cache-page.server";
import { createGate } from "@/lib/content/gate.server";
import { forgetPage, keepPage } from "@/lib/content/page-keeper.server";

/** What the store says. */
let stored: { text: string } | null;
let rendered: number;
let read: number;
let arrived: number;
/** How often the page was asked for its data. */
let looked: number;
/** What the page waits for after it has read its data. */
let delay: () => Promise<void>;
/** What a page adds to its answer. */
let adorn: (response: ServerResponse) => void;
let path: string;
let port: number;
let stop: () => Promise<void>;

let next = 0;

const patient = { timeout: 30_000 };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
  stored = { text: "first" };
  rendered = 0;
  read = 0;
  arrived = 0;
  looked = 0;
  delay = async () => undefined;
  adorn = () => undefined;
  next += 1;
  path = `/page-${next}`;
  const gate = createGate();
  const server = createServer((request, response) => {
    arrived += 1;
    gate(request, response, () => void answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
  stop = () => new Promise((resolve) => server.close(() => resolve()));
});

afterEach(async () => {
  vi.useRealTimers();
  await stop();
});

/** A page as Next.js makes it: reads its data, then renders. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  looked += 1;
  const { data, age } = await readWithAge(() =>
    readPageData(`page-${next}`, async () => {
      read += 1;
      return stored;
    }),
  );
  await delay();
  if (!data) {
    forgetPage(request);
    response.statusCode = 404;
    response.end("missing");
    return;
  }
  if ((await keepPage(request, response, data, age)) !== "to-render") return;
  rendered += 1;
  const html = `<p>${data.text} ${"and so on ".repeat(500)}</p>`;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Security-Policy", "default-src 'self'");
  response.setHeader("ETag", `"${createHash("sha256").update(html).digest("hex").slice(0, 12)}"`);
  adorn(response);
  response.end(request.method === "HEAD" ? undefined : html);
}

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** Asks without what `fetch` does by itself. */
function get(headers: Record<string, string> = {}, { method = "GET", query = "" } = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = open(
      { host: "127.0.0.1", port, path: path + query, method, headers, agent: false },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on("data", (chunk: Buffer) => void chunks.push(chunk));
        reply.on("end", () =>
          resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}

const getText = async (headers?: Record<string, string>) =>
  (await get(headers)).body.toString().slice(3, 9).trim();
const passTime = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe("a page of content", () => {
  test("is rendered once for each change, however often it is asked for and for however long", async () => {
    for (let second = 0; second < 5; second += 1) {
      expect(await Promise.all([getText(), getText(), getText()])).toEqual(["first", "first", "first"]);
      passTime(1001);
    }
    expect(rendered).toBe(1);
    expect(read).toBe(5);
    stored = { text: "second" };
    passTime(1001);
    expect(await getText()).toBe("second");
    expect(rendered).toBe(2);
  });

  test("that was hidden here is gone with the next request", async () => {
    await getText();
    await getText();
    stored = null;
    purgePage(`page-${next}`);
    expect((await get()).status).toBe(404);
  });

  test("that was hidden by another process is gone after a second, also where its data was held before", async () => {
    // Half a second before the page was asked for, something else had read its data.
    await readPageData(`page-${next}`, async () => stored);
    passTime(500);
    expect(await getText()).toBe("first");
    stored = null;
    passTime(499);
    expect(await getText()).toBe("first");
    passTime(1);
    expect((await get()).status).toBe(404);
  });

  test("that was purged while it was being rendered is looked at again", async () => {
    adorn = () => {
      stored = null;
      purgePage(`page-${next}`);
    };
    expect(await getText()).toBe("first");
    expect((await get()).status).toBe(404);
  });

  test("is read again after any purge, and not rendered where it is the same", async () => {
    await getText();
    purgePage(`page-${next}`);
    expect(await getText()).toBe("first");
    expect([read, rendered]).toEqual([2, 1]);
  });

  test("is rendered once for many who ask at the same time", async () => {
    const texts = await Promise.all(Array.from({ length: 30 }, () => getText()));
    expect(new Set(texts)).toEqual(new Set(["first"]));
    expect(rendered).toBe(1);
  });
});

describe("a kept page that has to be compared with the store", () => {
  /** Keeps what the page reads waiting until it is told to end. */
  function slowDown() {
    let end = () => {};
    const slow = new Promise<void>((resolve) => {
      end = resolve;
    });
    delay = () => slow;
    return end;
  }

  test("is looked at by one request, and answers all that came before its data is a second old", async () => {
    await getText();
    passTime(1001);
    const end = slowDown();
    const looks = looked;
    const before = arrived;
    const texts = Array.from({ length: 20 }, () => getText());
    await vi.waitUntil(() => arrived === before + 20, patient);
    // However long it takes: each asked when this was the newest there was.
    passTime(5000);
    end();
    expect(new Set(await Promise.all(texts))).toEqual(new Set(["first"]));
    expect(looked - looks).toBe(1);
  });

  test("and is hidden meanwhile is not sent to those who wait", async () => {
    await getText();
    passTime(1001);
    const end = slowDown();
    const looks = looked;
    const before = arrived;
    const replies = Array.from({ length: 5 }, () => get());
    await vi.waitUntil(() => arrived === before + 5, patient);
    expect(looked - looks).toBe(1);
    stored = null;
    purgePage(`page-${next}`);
    const late = get();
    end();
    expect((await late).status).toBe(404);
    const statuses = (await Promise.all(replies)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(4);
  });

  test("is looked at by another one where the first has left", async () => {
    await getText();
    passTime(1001);
    const end = slowDown();
    const looks = looked;
    const leaving = open({ host: "127.0.0.1", port, path, agent: false }).on("error", () => undefined);
    leaving.end();
    await vi.waitUntil(() => looked > looks, patient);
    const text = getText();
    leaving.destroy();
    end();
    expect(await text).toBe("first");
  });
});

describe("a kept page", () => {
  test("comes with the headers that it was rendered with, compressed as the client likes", async () => {
    const plain = await get();
    await get();
    await vi.waitUntil(
      async () => (await get({ "accept-encoding": "br" })).headers["content-encoding"] === "br",
    );
    const br = await get({ "accept-encoding": "gzip, br" });
    const gzip = await get({ "accept-encoding": "gzip" });
    const again = await get();
    expect(rendered).toBe(1);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(again.body).toEqual(plain.body);
    for (const { headers } of [br, gzip, again]) {
      expect(headers["content-security-policy"]).toBe("default-src 'self'");
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers.etag).toBe(plain.headers.etag);
    }
  });

  test("is not sent again to who has it, and without a body to HEAD", async () => {
    const { headers, body } = await get();
    const known = await get({ "if-none-match": String(headers.etag) });
    expect([known.status, known.body.byteLength]).toEqual([304, 0]);
    const head = await get({}, { method: "HEAD" });
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(String(body.byteLength));
  });

  test("is nobody's who sends a token, and none that was made for a token is kept", async () => {
    const authorization = "Bearer x";
    await get({ authorization });
    await get({ authorization });
    expect(rendered).toBe(2);
    await get();
    await get({ authorization });
    expect(rendered).toBe(4);
  });

  test.each([
    ["sets a cookie", (response: ServerResponse) => response.setHeader("Set-Cookie", "a=1")],
    ["is an error", (response: ServerResponse) => Object.assign(response, { statusCode: 500 })],
    ["is no page", (response: ServerResponse) => response.setHeader("Content-Type", "application/json")],
  ])("is none that %s", async (_, change) => {
    adorn = (response) => void change(response);
    await get();
    await get();
    expect(rendered).toBe(2);
  });

  test("of another query is another page", async () => {
    await get({}, { query: "?part=1" });
    await get({}, { query: "?part=2" });
    await get({}, { query: "?part=1" });
    expect(rendered).toBe(2);
  });
});
