import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { serveCards } from "@/lib/build-card/serve-card.server";
import { builderDataVersion } from "@/lib/builder/data/get-builder-file.server";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import type { CardNode } from "@/lib/cards/card-node";
import builder from "@/pages/api/builder/[[...path]]";
import { tables } from "@/tests/support/builder/code-tables";
import { data, loadoutWith } from "@/tests/support/builder/loadouts";
import { oldCodes } from "@/tests/support/builder/old-codes";
import { patience } from "@/tests/support/patience";
import { serveHandler } from "@/tests/support/serve-handler";

const code = oldCodes[1]?.code ?? "";
const render = vi.fn(async (_drawing: CardNode) => new Uint8Array([1, 2, 3]));

let origin = "";
let stop: () => Promise<void>;

beforeEach(async () => {
  render.mockReset();
  render.mockImplementation(async () => new Uint8Array([1, 2, 3]));
  ({ url: origin, stop } = await serveHandler(serveCards(render)));
});
afterEach(() => {
  vi.useRealTimers();
  return stop();
});

const get = (query: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${origin}${query}`, { method, headers });

/** Codes of builds that differ in their charm. */
const newCodes = (count: number) =>
  data.charms
    .slice(0, count)
    .map(({ id }) => encodeLoadout(loadoutWith({ charm: { kind: "charm", id } }), tables));

describe("the picture of a build", () => {
  test("is a PNG that any site may show, tagged and cached for an hour", async () => {
    const response = await get(`?b=${code}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(response.headers.get("ETag")).toMatch(/^"[0-9a-f]{16}"$/);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=3600, s-maxage=86400/);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3]);
  });

  test("is cached forever under the version of the data and under no other", async () => {
    const cached = await get(`?b=${code}&v=${builderDataVersion()}`);
    expect(cached.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const other = await get(`?b=${code}&v=0000000000000000`);
    expect(other.headers.get("Cache-Control")).not.toContain("immutable");
  });

  test("is not drawn for those who have it, and drawn once for many requests at once", async () => {
    const [first] = await Promise.all([get(`?b=${code}`), get(`?b=${code}`), get(`?b=${code}`)]);
    expect(render).toHaveBeenCalledTimes(1);
    const again = await get(`?b=${code}`, { "If-None-Match": first.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
    const other = await get("?b=1MUAA", { "If-None-Match": first.headers.get("ETag") ?? "" });
    expect(other.status).toBe(200);
  });

  test("sends no body to HEAD, and refuses other methods with a list of those allowed", async () => {
    const head = await get(`?b=${code}`, {}, "HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const post = await get(`?b=${code}`, {}, "POST");
    expect([post.status, post.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });

  test.each([
    ["no code", "", /b must be a build code/],
    ["two codes", "?b=1MUAA&b=1MUAA", /b must be a build code/],
    ["a code that is too long", `?b=1${"A".repeat(400)}`, /b must be a build code/],
    ["no build at all", "?b=hello", /does not contain a valid build/],
  ])("answers %s in words, and draws nothing", async (_, query, words) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    expect(response.headers.get("ETag")).toBeNull();
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      code: "bad-request",
      message: expect.stringMatching(words),
    });
    expect(render).not.toHaveBeenCalled();
  });

  test("shows what a damaged code still names", async () => {
    const response = await get(`?b=${code.slice(0, -6)}`);
    expect(response.status).toBe(200);
    expect(JSON.stringify(render.mock.calls[0]?.[0])).toContain("Ostrak Oblivion");
  });

  test("is drawn anew after a failure, whose cause is not shown", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    render.mockRejectedValueOnce(new Error("secret"));
    const failed = await get(`?b=${code}`);
    expect([failed.status, await failed.text()]).toEqual([500, expect.not.stringContaining("secret")]);
    expect((await get(`?b=${code}`)).status).toBe(200);
    log.mockRestore();
  });

  test("is refused to whoever requests new ones without end, while cached ones are served", async () => {
    // No time passes between the calls: with every two seconds one more is allowed.
    vi.useFakeTimers({ toFake: ["Date"] });
    const codes = newCodes(35);
    const statuses: number[] = [];
    for (const each of codes) statuses.push((await get(`?b=${each}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429]);
    expect((await get(`?b=${codes[0]}`)).status).toBe(200);
  });

  test("is refused at once while too many wait, so that nobody waits for long", async () => {
    let finish = () => {};
    const drawn = new Promise<void>((resolve) => {
      finish = resolve;
    });
    render.mockImplementation(async () => {
      await drawn;
      return new Uint8Array([1, 2, 3]);
    });
    const codes = newCodes(20);
    const refused: Response[] = [];
    const answers = codes.map(async (each) => {
      const answer = await get(`?b=${each}`);
      if (answer.status === 503) refused.push(answer);
      return answer;
    });
    // Twelve wait for the one that is being drawn; the other eight have their answer now.
    await vi.waitUntil(() => refused.length === 8, patience);
    expect(refused[0]?.headers.get("Retry-After")).toBe("5");
    finish();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    // With the queue drained, what was refused is drawn.
    const again = codes[statuses.indexOf(503)];
    expect((await get(`?b=${again}`)).status).toBe(200);
  });
});

test("the route draws 1200 by 630 pixels", async () => {
  const served = await serveHandler(builder);
  const response = await fetch(`${served.url}/api/builder/card?b=${code}`);
  const png = Buffer.from(await response.arrayBuffer());
  await served.stop();
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
