import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createGate } from "@/lib/content/gate.server";
import { builtPageCacheControl } from "@/lib/site/static-pages.server";

const html = `<!doctype html><title>Great swords</title>${"<p>A row of a table.</p>".repeat(400)}`;
const usual = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": builtPageCacheControl,
  "content-security-policy": "default-src 'self'",
  etag: '"of-the-page"',
};
/** What the site behind the gate answers by path, besides the page itself. */
const others: Record<string, { status?: number; headers: Record<string, string> }> = {
  "/made-per-request": { headers: { ...usual, "cache-control": "public, max-age=0, s-maxage=1" } },
  "/missing": { status: 404, headers: usual },
  "/greets": { headers: { ...usual, "set-cookie": "name=rook" } },
  "/without-etag": { headers: { ...usual, etag: "" } },
  "/api/x": { headers: usual },
  "/file.svg": { headers: usual },
};

let port: number;
let stop: () => Promise<void>;
/** Addresses that reached the site behind the gate. */
let made: string[];

beforeEach(async () => {
  made = [];
  const gate = createGate();
  const server = createServer((asked, response) =>
    gate(asked, response, () => {
      made.push(asked.url ?? "");
      const { status = 200, headers } = others[asked.url ?? ""] ?? { headers: usual };
      for (const [name, value] of Object.entries(headers)) if (value) response.setHeader(name, value);
      response.statusCode = status;
      const isZipped = /gzip/.test(String(asked.headers["accept-encoding"]));
      if (isZipped) response.setHeader("content-encoding", "gzip");
      // In pieces, as Next.js compresses.
      const body = isZipped ? gzipSync(html) : Buffer.from(html);
      response.write(body.subarray(0, 100));
      response.end(body.subarray(100));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
});
afterEach(() => stop());

interface Reply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Asks without what `fetch` does by itself. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => void chunks.push(chunk));
      reply.on("end", () =>
        resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

function unpack({ headers, body }: Reply): string {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body).toString();
  return (headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString();
}

describe("a page of the build", () => {
  test("is made once, whatever its query says, and sent in whatever its reader takes", async () => {
    const first = await get("/wiki", { "accept-encoding": "gzip, br" });
    expect(unpack(first)).toBe(html);
    for (const accepted of ["gzip, br", "gzip", "identity", "br"]) {
      const reply = await get(`/wiki?x=${accepted.length}`, { "accept-encoding": accepted });
      expect(reply.status).toBe(200);
      expect(unpack(reply), accepted).toBe(html);
      expect(accepted).toContain(reply.headers["content-encoding"] ?? "");
      expect(reply.headers).toMatchObject({ ...usual, vary: "Accept-Encoding" });
    }
    expect(made).toEqual(["/wiki"]);
  });

  test("is sent with Brotli once it has been asked for again", async () => {
    await get("/wiki", { "accept-encoding": "gzip" });
    await vi.waitFor(async () => {
      const reply = await get("/wiki", { "accept-encoding": "gzip, br" });
      expect(reply.headers["content-encoding"]).toBe("br");
      expect(unpack(reply)).toBe(html);
    });
    expect(made).toEqual(["/wiki"]);
  });

  test("has no body for whoever has it, nor for HEAD", async () => {
    await get("/wiki");
    const known = await get("/wiki", { "if-none-match": usual.etag });
    expect([known.status, known.body.byteLength]).toEqual([304, 0]);
    const head = await get("/wiki", {}, "HEAD");
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(Number(head.headers["content-length"])).toBe(Buffer.byteLength(html));
    expect(made).toEqual(["/wiki"]);
  });

  test("is not kept of what HEAD was answered", async () => {
    await get("/wiki", {}, "HEAD");
    expect(unpack(await get("/wiki"))).toBe(html);
    expect(made).toEqual(["/wiki", "/wiki"]);
  });

  test("is asked for anew by whoever sends a token, wants a part or posts", async () => {
    await get("/wiki");
    await get("/wiki", { authorization: "Bearer x" });
    await get("/wiki", { range: "bytes=0-9" });
    await get("/wiki", {}, "POST");
    expect(made).toHaveLength(4);
  });
});

test.each(Object.keys(others))("nothing is kept of %s", async (path) => {
  await get(path);
  await get(path);
  expect(made).toEqual([path, path]);
});
