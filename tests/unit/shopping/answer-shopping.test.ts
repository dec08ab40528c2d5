import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createShoppingList } from "@/lib/shopping/create-shopping-list";
import { getShoppingCatalog } from "@/lib/shopping/gather-shopping-data.server";
import { noneOwned } from "@/lib/shopping/model";
import { shoppingAnswerSchema } from "@/lib/shopping/schema";
import { createShoppingCatalog } from "@/lib/shopping/shopping-data";
import builder from "@/pages/api/builder/[[...path]]";
import { oldCodes } from "@/tests/support/builder/old-codes";
import { serveHandler } from "@/tests/support/serve-handler";

let url = "";
let stop: () => Promise<void>;
beforeAll(async () => {
  const served = await serveHandler(builder);
  ({ stop } = served);
  url = `${served.url}/api/builder/shopping`;
});
afterAll(() => stop());

describe("GET /api/builder/shopping", () => {
  // The route checks its answer against the schema outside production: a field too many is a 500.
  test.each(oldCodes)("gives what $what takes, as all data would", async ({ code, loadout }) => {
    const response = await fetch(`${url}?b=${code}`);
    expect(response.status).toBe(200);
    const answer = shoppingAnswerSchema.parse(await response.json());
    expect(answer.loadout).toEqual(loadout);
    expect(answer.problems).toEqual([]);
    expect(createShoppingList(answer.loadout, noneOwned, createShoppingCatalog(answer.data))).toEqual(
      createShoppingList(loadout, noneOwned, getShoppingCatalog()),
    );
  });

  test("stays small", async () => {
    const sizes = await Promise.all(
      oldCodes.map(async ({ code }) => gzipSync(await (await fetch(`${url}?b=${code}`)).text()).byteLength),
    );
    expect(Math.max(...sizes)).toBeLessThan(4000);
  });

  test("says what a damaged code lost, and prices the rest", async () => {
    const code = oldCodes[1]?.code.slice(0, -6);
    const response = await fetch(`${url}?b=${code}`);
    expect(await response.json()).toMatchObject({
      problems: [expect.stringMatching(/damaged or incomplete/)],
      loadout: { weapon: { id: "great-sword-ostrak-oblivion-attack-focus" } },
    });
  });

  test.each([
    ["no code", "", /b is missing/],
    ["a code without a build", "?b=hello", /does not contain a valid build/],
    ["a code that is too long", `?b=${"1".repeat(401)}`, /b must be/],
  ])("answers %s with 400 in words", async (_, query, words) => {
    const response = await fetch(`${url}${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "bad-request",
      message: expect.stringMatching(words),
    });
  });
});
