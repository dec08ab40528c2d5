import { describe, expect, test } from "vitest";
import { stored, storedTexts } from "@/tests/support/stored";

interface StoredMonster {
  id: string;
  size: "large" | "small";
  ailments?: string[];
  recommendedElements?: string[];
  weakElements?: string[];
  statusEffectiveness?: Record<string, number>;
  itemEffectiveness?: Record<string, boolean>;
  hitzones: { states: Record<string, number | string>[] }[];
}
const monsters = stored<StoredMonster>("monsters");
const texts = storedTexts("monsters");

const elements = ["fire", "water", "thunder", "ice", "dragon"];
const words = (text: string) => text.toLowerCase().match(/[a-z-]+/g) ?? [];
const numbersIn = (text: string) => (text.match(/\d[\d,]*/g) ?? []).map((number) => number.replace(/,$/, ""));

/** Elements that a text may name: those to bring, or of a small monster those that do most and least. */
function elementsOf(monster: StoredMonster): string[] {
  if (monster.recommendedElements) return [...monster.recommendedElements, ...(monster.weakElements ?? [])];
  const most = (element: string) =>
    Math.max(...monster.hitzones.flatMap(({ states }) => states.map((state) => Number(state[element]))));
  const ends = [Math.max(...elements.map(most)), Math.min(...elements.map(most))];
  return elements.filter((element) => ends.includes(most(element)));
}

describe("our texts on monsters", () => {
  test("there is one for every monster and for nothing else", () => {
    expect(Object.keys(texts).sort()).toEqual(monsters.map(({ id }) => id).sort());
  });

  test("large monsters have a paragraph, small ones a sentence, and no two are alike", () => {
    for (const { id, size } of monsters) {
      const length = texts[id]?.length ?? 0;
      if (size === "large") expect(length, id).toBeGreaterThan(200);
      else expect(length, id).toBeLessThan(160);
      expect(length, id).toBeLessThan(520);
      expect(texts[id], id).not.toContain("!");
    }
    expect(new Set(Object.values(texts)).size).toBe(monsters.length);
  });

  test.each(monsters)("$id: every number is in the record", (monster) => {
    const known = new Set(JSON.stringify(monster).match(/\d+/g));
    for (const number of numbersIn(texts[monster.id] ?? "")) {
      expect(known, `${monster.id}: ${number}`).toContain(number.replaceAll(",", ""));
    }
  });

  test.each(monsters)("$id: every element that is named is one to bring", (monster) => {
    const named = words(texts[monster.id] ?? "").filter((word) => elements.includes(word));
    expect(elementsOf(monster)).toEqual(expect.arrayContaining(named));
  });

  test.each(monsters.filter(({ size }) => size === "large"))(
    "$id: it names the best element, and only blights that the monster inflicts",
    (monster) => {
      const named = words(texts[monster.id] ?? "");
      expect(named.some((word) => monster.recommendedElements?.includes(word))).toBe(true);
      const inflicts = (monster.ailments ?? []).join(" ").toLowerCase();
      for (const blight of named.filter((word) => word.endsWith("blight")))
        expect(inflicts).toContain(blight);
    },
  );

  test.each([
    [
      /\bno trap\b|\btraps, flashes\b.*\bdo nothing/i,
      { pitfallTrap: false, shockTrap: false, ivyTrap: false },
    ],
    [/both kinds of trap work|traps and flashes hold/i, { pitfallTrap: true, shockTrap: true }],
    [/flash pods? (and|brings)|a flash brings|shock traps and flashes work/i, { flash: true }],
    [/only the pitfall holds/i, { flash: false, pitfallTrap: true, shockTrap: false }],
    [/shock traps do not hold/i, { pitfallTrap: true, shockTrap: false }],
    [/screamer pod (brings|stuns)/i, { sonic: true }],
    [/cannot be blinded|flashes cannot blind|no eyes to flash/i, { flash: false }],
  ])("what texts say of pods and traps holds: %s", (phrase, items) => {
    const speaking = monsters.filter(({ id }) => phrase.test(texts[id] ?? ""));
    expect(speaking.length).toBeGreaterThan(0);
    for (const { id, itemEffectiveness } of speaking) expect(itemEffectiveness, id).toMatchObject(items);
  });

  test.each([
    ["three stars", 3],
    ["one star", 1],
  ])("whoever gets %s has such a status", (phrase, stars) => {
    const speaking = monsters.filter(({ id }) => texts[id]?.includes(phrase));
    expect(speaking.length).toBeGreaterThan(5);
    for (const { id, statusEffectiveness } of speaking) {
      expect(Object.values(statusEffectiveness ?? {}), id).toContain(stars);
    }
  });
});
