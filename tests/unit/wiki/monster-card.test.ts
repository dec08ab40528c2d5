import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canDraw } from "@/lib/cards/card-frame";
import type { CardNode } from "@/lib/cards/card-node";
import { createMonsterCard } from "@/lib/wiki/monster-card/create-monster-card";
import { serveMonsterCards } from "@/lib/wiki/monster-card/serve-monster-card.server";
import { getMonsterPage, listMonsterIds } from "@/lib/wiki/monsters/get-monster-page.server";
import { serveHandler } from "@/tests/support/serve-handler";

const render = vi.fn(async (_drawing: CardNode) => new Uint8Array([1, 2, 3]));
let origin = "";
let stop: () => Promise<void>;

beforeEach(async () => {
  render.mockClear();
  ({ url: origin, stop } = await serveHandler(serveMonsterCards(render)));
});
afterEach(() => stop());

test("a monster has a picture with its emblem, its weaknesses and its best parts", async () => {
  const response = await fetch(`${origin}?id=rathalos`);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  const drawing = JSON.stringify(render.mock.calls[0]?.[0]);
  for (const words of ["Rathalos", "Flying Wyvern", "Dragon 30", "Sever", "Blunt", "Ammo"]) {
    expect(drawing).toContain(`"${words}"`);
  }
  const pictures = [...drawing.matchAll(/data:image\/svg\+xml;base64,([^"]+)/g)].map(([, code = ""]) =>
    Buffer.from(code, "base64").toString(),
  );
  // The tint of the emblem is a color by now: the renderer knows no variables.
  expect(pictures.some((svg) => svg.includes('viewBox="0 0 48 48"') && svg.includes('fill="#f2775a"'))).toBe(
    true,
  );
  expect(pictures.some((svg) => svg.includes("var(--"))).toBe(false);
});

test("an unknown monster has none", async () => {
  expect((await fetch(`${origin}?id=fatalis`)).status).toBe(404);
  expect((await fetch(origin)).status).toBe(404);
  expect(render).not.toHaveBeenCalled();
});

test("the picture of every monster is written in letters that can be drawn", () => {
  const cards = listMonsterIds().map((id) => createMonsterCard(getMonsterPage(id)));
  const words = cards.flatMap(({ name, species, best }) => [name, species, ...best.map(({ part }) => part)]);
  expect(words.filter((text) => !canDraw(text))).toEqual([]);
});
