import { createHash, randomUUID } from "node:crypto";
import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnServer, startOwnServer } from "../../support/own-server";

const token = randomUUID();
let server: OwnServer;

beforeAll(async () => {
  const env = { QUARRY_METRICS_TOKEN: token, QUARRY_ADDRESS_LIMIT: "0", QUARRY_NETWORK_BUDGET: "0" };
  server = await startOwnServer("kept-pages", env);
});
afterAll(() => server.kill());

interface Reply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Asks without what `fetch` does by itself. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { method, headers, agent: false }, (reply) => {
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

/** How many pages of content the server has rendered. */
async function countRendered(): Promise<number> {
  const { body } = await get("/api/metrics", { authorization: `Bearer ${token}` });
  return Number(/quarry_kept_pages_total\{result="rendered"\} (\d+)/.exec(body.toString())?.[1] ?? 0);
}

async function getBuildId(): Promise<string> {
  const { body } = await get("/");
  return /"buildId":"([^"]+)"/.exec(body.toString())?.[1] ?? "";
}

const boards = "/leaderboards/overview?board=1-000-shimmering-swords_ta_all_all_1";

test.each([
  boards,
  "/leaderboards",
  "/leaderboards/user-ranking",
  "/wiki/builds",
  "/wiki/guides",
  "/about/coins",
])("%s is rendered once for many requests, at the same time and for seconds", async (path) => {
  const before = await countRendered();
  const pages: Reply[] = [];
  const until = Date.now() + 2500;
  while (Date.now() < until) pages.push(...(await Promise.all(Array.from({ length: 8 }, () => get(path)))));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(pages.map(({ body }) => body.toString())).size).toBe(1);
  expect((await countRendered()) - before).toBe(1);
});

test("a kept page is whole: its policy allows its inline scripts, its headers are those of the first", async () => {
  const first = await get("/wiki/builds?sort=new");
  const kept = await get("/wiki/builds?sort=new");
  const { date: _, ...headers } = kept.headers;
  for (const name of [
    "content-security-policy",
    "x-content-type-options",
    "strict-transport-security",
    "etag",
  ]) {
    expect(headers[name], name).toBe(first.headers[name]);
  }
  expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=1, must-revalidate");
  // Those with a type are data.
  const scripts = [...kept.body.toString().matchAll(/<script>(.*?)<\/script>/gs)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, text = ""] of scripts) {
    const hash = createHash("sha256").update(text).digest("base64");
    expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  }
});

test("it is sent compressed, not at all to who has it, and without a body to HEAD", async () => {
  const plain = await get(boards);
  let packed = await get(boards, { "accept-encoding": "br" });
  while (packed.headers["content-encoding"] !== "br") packed = await get(boards, { "accept-encoding": "br" });
  expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
  const known = await get(boards, { "if-none-match": String(packed.headers.etag) });
  expect([known.status, known.body.byteLength]).toEqual([304, 0]);
  const head = await get(boards, {}, "HEAD");
  expect([head.status, head.body.byteLength]).toEqual([200, 0]);
});

test("what the site asks for when it goes to a page from within is kept as data, and no page is", async () => {
  const path = `/_next/data/${await getBuildId()}/leaderboards.json`;
  const [first, second, page] = [await get(path), await get(path), await get("/leaderboards")];
  expect(first.headers["content-type"]).toMatch(/^application\/json/);
  expect(second.body).toEqual(first.body);
  expect(second.headers["content-type"]).toBe(first.headers["content-type"]);
  expect(JSON.parse(second.body.toString())).toMatchObject({ pageProps: { content: expect.any(Object) } });
  expect(page.headers["content-type"]).toMatch(/^text\/html/);
});

test.each(
  [
    ["x-nextjs-data", "1"],
    ["x-middleware-prefetch", "1"],
    ["x-matched-path", "/login"],
    ["x-invoke-path", "/login"],
    ["x-forwarded-host", "evil.example"],
    ["host", "evil.example"],
    ["rsc", "1"],
    ["next-router-prefetch", "1"],
    ["cookie", "__prerender_bypass=1; __next_preview_data=1"],
  ].map(([name = "", value = ""], number) => ({ name, value, mark: `mark-${number}` })),
)("the header $name does not change what others get", async ({ name, value, mark }) => {
  const path = `/wiki/builds?weapon=bow&by=${mark}`;
  await get(path, { [name]: value });
  const [kept, untouched] = [await get(path), await get("/wiki/builds?weapon=bow&by=nobody")];
  expect(kept.status).toBe(200);
  expect(kept.headers["content-type"]).toBe(untouched.headers["content-type"]);
  const isSame = kept.body.toString().replaceAll(mark, "nobody") === untouched.body.toString();
  expect(isSame).toBe(true);
  expect(kept.body.includes("evil.example")).toBe(false);
});

test("a page that is not there is not kept, and comes with the first request after it is", async () => {
  const path = `/wiki/builds/${"0".repeat(24)}`;
  expect([(await get(path)).status, (await get(path)).status]).toEqual([404, 404]);
});
