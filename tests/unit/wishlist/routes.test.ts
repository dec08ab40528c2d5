import { afterEach, describe, expect, test } from "vitest";
import { listDropPools } from "@/lib/drops/list-drop-pools.server";
import { listItemWays } from "@/lib/drops/list-item-ways.server";
import { parseDrops } from "@/lib/drops/parse-drops";
import wiki from "@/pages/api/wiki/[[...path]]";
import { serveHandler } from "@/tests/support/serve-handler";

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function get(path: string, headers: Record<string, string> = {}) {
  const served = await serveHandler(wiki);
  stop = served.stop;
  return fetch(`${served.url}/api/wiki/${path}`, { headers });
}

describe("the data of one entity", () => {
  test("is small, has a strong tag and is cacheable", async () => {
    const response = await get("wishlist/charm/blast-charm-iii");
    expect(response.status).toBe(200);
    expect(response.headers.get("ETag")).toMatch(/^"[0-9a-f]{16}(-\w+)?"$/);
    expect(response.headers.get("Cache-Control")).toContain("public, max-age=");
    const text = await response.text();
    expect(text.length).toBeLessThan(2000);
    expect(JSON.parse(text)).toMatchObject({
      id: "blast-charm-iii",
      costs: [{ way: "path", zenny: 5000 }, { zenny: 3000 }],
    });
  });

  test("is not sent again to a browser that has it", async () => {
    const first = await get("wishlist/charm/blast-charm-iii");
    await stop?.();
    const tag = first.headers.get("ETag") ?? "";
    const second = await get("wishlist/charm/blast-charm-iii", { "If-None-Match": tag });
    expect(second.status).toBe(304);
  });

  test.each(["charm/excalibur", "__proto__/blast-charm-i", "charm", ""])("is a 404 for %j", async (path) => {
    expect((await get(`wishlist/${path}`)).status).toBe(404);
  });
});

const noDrops = { items: [], monsters: [], parts: [], draws: [], pools: [] };
const noWays = { things: [], draws: [], items: [] };

describe("the drops", () => {
  test("are read back as they are in the catalog", async () => {
    const response = await get("drops");
    expect(parseDrops(await response.json())).toEqual({ pools: listDropPools(), ways: listItemWays() });
  });

  test.each([
    null,
    [],
    {},
    { drops: noDrops },
    { drops: { ...noDrops, parts: undefined }, ways: noWays },
    { drops: { ...noDrops, items: [["a", "A"]] }, ways: noWays },
    { drops: { ...noDrops, pools: [[0, 0, 0, 0, 0, 0, 0, ["x"]]] }, ways: noWays },
    { drops: { ...noDrops, pools: [[0, 0, 0, "tail", 0, 0, 0, []]] }, ways: noWays },
    { drops: noDrops, ways: { ...noWays, items: [["a", [[0, 0, 0, 0, 0, 0, 0, [], ["x"]]]]] } },
    { drops: noDrops, ways: { ...noWays, items: [["a", [[0, 0, 0, 0, 0, 0, [], []]]]] } },
  ])("are refused in another shape: %j", (data) => {
    expect(() => parseDrops(data)).toThrow("not the drops");
  });
});
