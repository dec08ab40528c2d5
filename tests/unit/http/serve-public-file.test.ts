import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashContent, jsonType, servePublicFiles } from "@/lib/http/serve-public-file.server";
import { serveHandler } from "@/tests/support/serve-handler";

const text = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: "Rathalos Plate" })));
const make = vi.fn(() => ({ type: jsonType, text, headers: { "Data-Version": "1.041" } }));
const newRoute = () =>
  servePublicFiles(({ name }) => (name === "items" ? { key: "items", file: make } : undefined));

let origin = "";
let stop: () => Promise<void>;

beforeEach(async () => {
  make.mockClear();
  const served = await serveHandler(newRoute());
  origin = served.url;
  stop = served.stop;
});
afterEach(() => stop());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${origin}${path}`, { method, headers });

test("sends the text to any origin with a strong tag and a long life in caches", async () => {
  const response = await get("?name=items", { "Accept-Encoding": "identity" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(text);
  expect(response.headers.get("ETag")).toBe(`"${hashContent(text)}"`);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(response.headers.get("Content-Type")).toBe(jsonType);
  expect(response.headers.get("Data-Version")).toBe("1.041");
  expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=3600, s-maxage=86400/);
});

test("is cached forever under its own hash and under no other", async () => {
  const own = await get(`?name=items&v=${hashContent(text)}`);
  expect(own.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const other = await get("?name=items&v=0000000000000000");
  expect(other.headers.get("Cache-Control")).not.toContain("immutable");
});

test.each([
  ["br", "gzip, deflate, br"],
  ["gzip", "gzip, deflate, br;q=0"],
])("sends %s to those who take it, tagged apart", async (coding, accepted) => {
  const response = await get("?name=items", { "Accept-Encoding": accepted });
  expect(response.headers.get("Content-Encoding")).toBe(coding);
  expect(response.headers.get("ETag")).toBe(`"${hashContent(text)}-${coding}"`);
  expect(Number(response.headers.get("Content-Length"))).toBeLessThan(text.length / 4);
  // fetch has unpacked it.
  expect(await response.text()).toBe(text);
});

test("answers 304 to those who have it, and only to them", async () => {
  const plain = { "Accept-Encoding": "identity" };
  const tag = `"${hashContent(text)}"`;
  const same = await get("?name=items", { ...plain, "If-None-Match": `"other", W/${tag}` });
  expect(same.status).toBe(304);
  expect(await same.text()).toBe("");
  expect(same.headers.get("ETag")).toBe(tag);
  const stale = await get("?name=items", { ...plain, "If-None-Match": '"0123456789abcdef"' });
  expect(stale.status).toBe(200);
});

test("makes each file once", async () => {
  await Promise.all(Array.from({ length: 5 }, () => get("?name=items")));
  expect(make).toHaveBeenCalledTimes(1);
});

test("answers HEAD without a body, OPTIONS with the methods, others with 405", async () => {
  const head = await get("?name=items", { "Accept-Encoding": "identity" }, "HEAD");
  expect(head.status).toBe(200);
  expect(head.headers.get("Content-Length")).toBe(String(text.length));
  const options = await get("?name=items", {}, "OPTIONS");
  expect(options.status).toBe(204);
  expect(options.headers.get("Access-Control-Allow-Methods")).toBe("GET, HEAD, OPTIONS");
  const post = await get("?name=items", {}, "POST");
  expect(post.status).toBe(405);
  expect(post.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
});

test("says in JSON, to any origin, that a file does not exist", async () => {
  const response = await get("?name=palicoes");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "not-found" });
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
});
