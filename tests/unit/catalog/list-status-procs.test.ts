import { expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { listStatusProcs } from "@/lib/catalog/list-status-procs";

test("says what each proc does to a monster, and nothing of what it is immune to", () => {
  expect(listStatusProcs(getCatalog().monsters.require("chatacabra"))).toEqual([
    ["poison", "10 (high rank: 15) damage every 0.8 s for 25 s"],
    ["paralysis", expect.stringMatching(/^\d+ s, later \d+ s, then \d+ s$/)],
    ["sleep", "40 s, later 30 s, then 20 s"],
    ["blast", "100 (high rank: 150) damage"],
    ["stun", "10 s, later 8 s, then 6 s"],
    ["exhaust", "150 stamina lost"],
  ]);
  expect(listStatusProcs(getCatalog().monsters.require("gogmazios")).map(([status]) => status)).toEqual([
    "blast",
    "stun",
  ]);
});

test("a small monster has no procs", () => {
  expect(listStatusProcs(getCatalog().monsters.require("rafma"))).toEqual([]);
});

test("a proc is listed for every status that works, and for no other", () => {
  for (const monster of getCatalog().monsters.all) {
    const working = Object.entries(monster.statusEffectiveness ?? {}).filter(([, stars]) => stars > 0);
    expect(
      listStatusProcs(monster)
        .map(([status]) => status)
        .sort(),
      monster.id,
    ).toEqual(working.map(([status]) => status).sort());
  }
});
